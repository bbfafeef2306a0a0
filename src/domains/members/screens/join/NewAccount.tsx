import { AccountCard, AccountForm, leaveFor, NewPasswordField } from "#accounts/card";
import { useSubmit } from "#client";
import { TextField } from "#ui/kit";
import { organisationAddress } from "../addresses.ts";
import { call } from "./call.ts";

type NewAccountProps = { title: string; lead: string; email: string; token: string };

/** Joins with a new account of the invited address. */
export function NewAccount({ title, lead, email, token }: NewAccountProps) {
  const form = useSubmit(async ({ name = "", password = "" }) => {
    const body = { name, password };
    const joined = await call("POST /api/tenant-invitations/:token/account", { params: { token }, body });
    await leaveFor(organisationAddress(joined.name));
  });
  return (
    <AccountCard title={`Join ${title}`} lead={`${lead} Create your account to accept.`}>
      <AccountForm onSubmit={form.handleSubmit} busy={form.busy} error={form.error} submit="Create account and join">
        <TextField label="Name" name="name" autoComplete="name" required maxLength={100} error={form.faults.name} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          value={email}
          hint="The invitation is for this address."
        />
        <NewPasswordField error={form.faults.password} />
      </AccountForm>
    </AccountCard>
  );
}
