import { AccountCard, AccountForm, leaveFor } from "#accounts/card";
import { useSubmit } from "#client";
import { organisationAddress } from "../addresses.ts";
import { call } from "./call.ts";

type AcceptOfferProps = { title: string; lead: string; token: string; name: string };

/** Asks the signed-in person whether they join. */
export function AcceptOffer({ title, lead, token, name }: AcceptOfferProps) {
  const form = useSubmit(async () => {
    const joined = await call("POST /api/tenant-invitations/:token/accept", { params: { token } });
    await leaveFor(organisationAddress(joined.name));
  });
  return (
    <AccountCard title={`Join ${title}`} lead={lead} after={<a href="/account">Not now</a>}>
      <AccountForm onSubmit={form.handleSubmit} busy={form.busy} error={form.error} submit={`Join as ${name}`}>
        {null}
      </AccountForm>
    </AccountCard>
  );
}
