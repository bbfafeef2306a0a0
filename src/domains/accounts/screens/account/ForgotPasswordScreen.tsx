import { useState } from "react";
import { Alert, TextField } from "#ui/kit";
import { call } from "../client.ts";
import { useSubmit } from "#client";
import { AccountCard } from "./AccountCard.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { Leave } from "./Leave.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { addressQuery, leaveFor, useVisitor } from "./use-visitor.ts";

const toSignIn = <a href="/sign-in">Back to the sign-in</a>;

/** `/forgot-password`: asks for an email; the link in it comes back with `?token=` and sets a new password. */
export function ForgotPasswordScreen() {
  const { setupNeeded } = useVisitor();
  const token = addressQuery().get("token");
  if (setupNeeded) return <Leave to="/setup" />;
  return token ? <NewPassword token={token} /> : <AskForMail />;
}

function AskForMail() {
  const [message, setMessage] = useState<string>();
  const form = useSubmit(async ({ email = "" }) => {
    const answer = await call("POST /api/auth/request-password-reset", { body: { email } });
    setMessage(answer.message);
  });
  if (message !== undefined) {
    return (
      <AccountCard key="answer" title="Check your email" after={toSignIn}>
        <Alert kind="success">{message}</Alert>
      </AccountCard>
    );
  }
  return (
    <AccountCard
      title="Forgot your password?"
      lead="Enter the address of your account to get an email with a link to set a new password."
      after={toSignIn}
    >
      <AccountForm onSubmit={form.handleSubmit} busy={form.busy} error={form.error} submit="Send the link">
        <TextField label="Email" name="email" type="email" autoComplete="username" required error={form.faults.email} />
      </AccountForm>
    </AccountCard>
  );
}

function NewPassword({ token }: { token: string }) {
  const form = useSubmit(async ({ newPassword = "" }) => {
    await call("POST /api/auth/reset-password", { body: { token, newPassword } });
    await leaveFor("/sign-in?password=changed");
  });
  return (
    <AccountCard title="Set a new password" after={<a href="/forgot-password">Ask for another link</a>}>
      <AccountForm onSubmit={form.handleSubmit} busy={form.busy} error={form.error} submit="Set password">
        <NewPasswordField label="New password" name="newPassword" error={form.faults.newPassword} />
      </AccountForm>
    </AccountCard>
  );
}
