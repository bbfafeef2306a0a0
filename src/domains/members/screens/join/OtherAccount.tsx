import { AccountCard, AccountForm } from "#accounts/card";
import { useSubmit } from "#client";
import { call } from "./call.ts";

type OtherAccountProps = { title: string; email: string; own: string };

/** Says that the invitation is for another address than that of the account, with a way to change accounts. */
export function OtherAccount({ title, email, own }: OtherAccountProps) {
  const form = useSubmit(async () => {
    await call("POST /api/auth/sign-out");
    window.location.reload();
    await new Promise(() => {});
  });
  return (
    <AccountCard
      title={`Join ${title}`}
      lead={`This invitation is for ${email}. You are signed in as ${own}.`}
      after={<a href="/account">Go to your account</a>}
    >
      <AccountForm onSubmit={form.handleSubmit} busy={form.busy} error={form.error} submit="Use another account">
        {null}
      </AccountForm>
    </AccountCard>
  );
}
