import { useSubmit } from "#client";
import { call } from "../client.ts";
import { AccountCard } from "./AccountCard.tsx";
import { AccountForm } from "./AccountForm.tsx";

type OtherAccountProps = { title: string; email: string; own: string; home: string };

/** Says that the invitation is for another address than that of the account, with a way to change accounts. */
export function OtherAccount({ title, email, own, home }: OtherAccountProps) {
  const form = useSubmit(async () => {
    await call("POST /api/auth/sign-out");
    window.location.reload();
    await new Promise(() => {});
  });
  return (
    <AccountCard
      title={title}
      lead={`This invitation is for ${email}. You are signed in as ${own}.`}
      after={<a href={home}>Go to your account</a>}
    >
      <AccountForm onSubmit={form.handleSubmit} busy={form.busy} error={form.error} submit="Use another account">
        {null}
      </AccountForm>
    </AccountCard>
  );
}
