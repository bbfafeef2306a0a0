import { useState } from "react";
import { Alert, TextField } from "#ui/kit";
import { call, type Answer } from "../client.ts";
import { nextQuery } from "../../sign-in-path.ts";
import { roleName } from "../../role-name.ts";
import { useSubmit } from "#client";
import { AccountCard } from "./AccountCard.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { findHome, leaveFor } from "./use-visitor.ts";

/** The way back for people who have an account. */
export function ToSignIn({ next }: { next?: string }) {
  return (
    <span>
      Already have an account? <a href={`/sign-in${nextQuery(next)}`}>Sign in</a>
    </span>
  );
}

/** An invitation, and the token of its link. */
export type Invitation = Answer<"GET /api/invitations/:token"> & { token: string };

/** Creates an account, with an invitation for its address only. @param next where signing in leads then. */
export function SignUpForm({ invitation, next }: { invitation?: Invitation; next?: string }) {
  const [message, setMessage] = useState<string>();
  const form = useSubmit(async ({ name = "", email = "", password = "" }) => {
    const body = { name, email, password, invitation: invitation?.token, next };
    const answer = await call("POST /api/auth/sign-up/email", { body });
    if (answer.signedIn) await leaveFor(next ?? (await findHome()));
    else setMessage(answer.message);
  });
  if (message !== undefined) {
    return (
      <AccountCard
        key="answer"
        title="Check your email"
        after={<a href={`/sign-in${nextQuery(next)}`}>Back to the sign-in</a>}
      >
        <Alert kind="success">{message}</Alert>
      </AccountCard>
    );
  }
  const role = invitation && roleName(invitation.role).toLowerCase();
  const lead = role && `You are invited as ${/^[aeiou]/.test(role) ? "an" : "a"} ${role}.`;
  return (
    <AccountCard title="Create your account" lead={lead} after={<ToSignIn next={next} />}>
      <AccountForm onSubmit={form.handleSubmit} busy={form.busy} error={form.error} submit="Create account">
        <TextField label="Name" name="name" autoComplete="name" required maxLength={100} error={form.faults.name} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          readOnly={invitation !== undefined}
          defaultValue={invitation?.email}
          hint={invitation && "The invitation is for this address."}
          error={form.faults.email}
        />
        <NewPasswordField error={form.faults.password} />
      </AccountForm>
    </AccountCard>
  );
}
