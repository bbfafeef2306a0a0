import { useEffect } from "react";
import { TextField } from "#ui/kit";
import { call } from "../client.ts";
import { useSubmit } from "#client";
import { AccountCard } from "./AccountCard.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { Leave } from "./Leave.tsx";
import { leaveFor, useVisitor } from "./use-visitor.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";

/** `/setup`: creates the first administrator, once. The address in the log has the code in its fragment. */
export function SetupScreen() {
  const { setupNeeded } = useVisitor();
  // The log's address may be pasted while this screen is open.
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener("hashchange", reload);
    return () => window.removeEventListener("hashchange", reload);
  }, []);
  const form = useSubmit(async ({ code = "", name = "", email = "", password = "" }) => {
    await call("POST /api/setup", { body: { code: code.trim(), name, email, password } });
    await leaveFor("/admin");
  });
  if (!setupNeeded) return <Leave to="/sign-in" />;
  return (
    <AccountCard
      title="Set up this site"
      lead="Create the administrator’s account. Everyone else can be invited afterwards."
    >
      <AccountForm onSubmit={form.handleSubmit} busy={form.busy} error={form.error} submit="Create the administrator">
        <TextField
          label="Setup code"
          name="code"
          defaultValue={window.location.hash.slice(1)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint="The server printed it in its log when it started."
          error={form.faults.code}
        />
        <TextField label="Name" name="name" autoComplete="name" required maxLength={100} error={form.faults.name} />
        <TextField label="Email" name="email" type="email" autoComplete="username" required error={form.faults.email} />
        <NewPasswordField error={form.faults.password} />
      </AccountForm>
    </AccountCard>
  );
}
