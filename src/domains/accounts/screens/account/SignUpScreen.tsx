import { Suspense, use, useState } from "react";
import { Alert, LoadingBlock } from "#ui/kit";
import { nextPath } from "../../next-path.ts";
import { homePath } from "../../home-path.ts";
import { messageOf } from "#client";
import { call } from "../client.ts";
import { AccountCard } from "./AccountCard.tsx";
import { Leave } from "./Leave.tsx";
import { OtherAccount } from "./OtherAccount.tsx";
import { SignUpForm, ToSignIn, type Invitation } from "./SignUpForm.tsx";
import { addressQuery, useVisitor } from "./use-visitor.ts";

type Found = Invitation | { refused: string };

async function findInvitation(token: string): Promise<Found> {
  try {
    return { ...(await call("GET /api/invitations/:token", { params: { token } })), token };
  } catch (error) {
    return { refused: messageOf(error) };
  }
}

/** `/sign-up`: with an invitation for its address only; without one where sign-up is open. */
export function SignUpScreen() {
  const visitor = useVisitor();
  const { user, signUp, setupNeeded } = visitor;
  const [invitation] = useState(() => {
    const token = addressQuery().get("invitation");
    return token ? findInvitation(token) : undefined;
  });
  const next = nextPath(addressQuery().get("next"));
  if (user && !invitation) return <Leave to={next ?? homePath(visitor)} />;
  if (setupNeeded) return <Leave to="/setup" />;
  if (invitation) {
    return (
      <Suspense fallback={<LookingUp />}>
        <Invited invitation={invitation} />
      </Suspense>
    );
  }
  if (signUp === "open") return <SignUpForm next={next} />;
  return (
    <AccountCard
      title="Accounts are by invitation"
      lead="Ask an administrator of this site to invite you. The invitation comes by email, with a link that leads here."
      after={<ToSignIn next={next} />}
    />
  );
}

function LookingUp() {
  return (
    <AccountCard title="Your invitation">
      <LoadingBlock />
    </AccountCard>
  );
}

function Invited({ invitation }: { invitation: Promise<Found> }) {
  const visitor = useVisitor();
  const found = use(invitation);
  if (visitor.user) {
    const home = homePath(visitor);
    // The account that it was for has been made, or the invitation says nothing to anyone any more.
    if ("refused" in found || found.email === visitor.user.email) return <Leave to={home} />;
    return <OtherAccount title="Your invitation" email={found.email} own={visitor.user.email} home={home} />;
  }
  if (!("refused" in found)) return <SignUpForm invitation={found} />;
  return (
    <AccountCard title="This invitation can’t be used" after={<ToSignIn />}>
      <Alert kind="error">{found.refused}</Alert>
    </AccountCard>
  );
}
