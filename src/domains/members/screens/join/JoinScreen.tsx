import { Suspense, use, useState } from "react";
import { signInPath } from "#accounts";
import { AccountCard, addressQuery, OtherAccount, useVisitor } from "#accounts/card";
import { messageOf } from "#client";
import { Alert, LoadingBlock } from "#ui/kit";
import type { Offer } from "../../contract.ts";
import { tenantRoleName } from "../../role-names.ts";
import { AcceptOffer } from "./AcceptOffer.tsx";
import { call } from "./call.ts";
import { NewAccount } from "./NewAccount.tsx";

type Found = Offer | { refused: string };

async function findOffer(token: string): Promise<Found> {
  try {
    return await call("GET /api/tenant-invitations/:token", { params: { token } });
  } catch (error) {
    return { refused: messageOf(error) };
  }
}

/** What the link of an invitation leads to. */
export function JoinScreen() {
  const [token] = useState(() => addressQuery().get("invitation") ?? "");
  const [offer] = useState(() => findOffer(token || "none"));
  return (
    <Suspense
      fallback={
        <AccountCard title="Your invitation">
          <LoadingBlock />
        </AccountCard>
      }
    >
      <Invitation {...{ offer, token }} />
    </Suspense>
  );
}

function Invitation({ offer, token }: { offer: Promise<Found>; token: string }) {
  const { user } = useVisitor();
  const found = use(offer);
  if ("refused" in found) {
    return (
      <AccountCard title="This invitation can’t be used" after={<a href="/account">Go to your account</a>}>
        <Alert kind="error">{found.refused}</Alert>
      </AccountCard>
    );
  }
  const { title, email, role, hasAccount } = found;
  const name = tenantRoleName(role).toLowerCase();
  const lead = `You are invited as ${/^[aeiou]/.test(name) ? "an" : "a"} ${name}.`;
  if (user && user.email !== email)
    return <OtherAccount title={`Join ${title}`} email={email} own={user.email} home="/account" />;
  if (user) return <AcceptOffer {...{ title, lead, token }} name={user.name} />;
  if (!hasAccount) return <NewAccount {...{ title, lead, email, token }} />;
  const here = `/account/join?invitation=${encodeURIComponent(token)}`;
  return (
    <AccountCard title={`Join ${title}`} lead={`${lead} ${email} has an account: sign in to accept.`}>
      <a
        href={`${signInPath(here)}&email=${encodeURIComponent(email)}`}
        className="inline-flex min-h-11 items-center justify-center rounded-control bg-brand px-4 font-semibold text-on-brand no-underline hover:bg-brand-strong"
      >
        Sign in
      </a>
    </AccountCard>
  );
}
