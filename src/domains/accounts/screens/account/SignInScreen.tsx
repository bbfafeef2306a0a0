import { Alert, PasswordField, TextField } from "#ui/kit";
import { call } from "../client.ts";
import { nextPath } from "../../next-path.ts";
import { nextQuery } from "../../sign-in-path.ts";
import { homePath } from "../../home-path.ts";
import { useSubmit } from "#client";
import { AccountCard } from "./AccountCard.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { Leave } from "./Leave.tsx";
import { addressQuery, findHome, leaveFor, useVisitor } from "./use-visitor.ts";

/** Messages for what the address says happened before. */
function noteOf(query: URLSearchParams): { kind: "success" | "error"; text: string } | undefined {
  if (query.get("password") === "changed")
    return { kind: "success", text: "Password changed. Sign in with the new one." };
  if (query.get("confirmed") === "1") return { kind: "success", text: "Your address is confirmed. Sign in now." };
  if (query.get("confirmed") === "0")
    return { kind: "error", text: "This link is no longer valid. Sign in to get a new one." };
  return undefined;
}

/** `/sign-in`: leads to `?next=`, or else to where the person begins. */
export function SignInScreen() {
  const visitor = useVisitor();
  const { user, signUp, setupNeeded } = visitor;
  const query = addressQuery();
  const next = nextPath(query.get("next"), window.location.hash);
  const note = noteOf(query);
  const form = useSubmit(async ({ email = "", password = "" }) => {
    await call("POST /api/auth/sign-in/email", { body: { email, password } });
    await leaveFor(next ?? (await findHome()));
  });
  if (user) return <Leave to={next ?? homePath(visitor)} />;
  if (setupNeeded) return <Leave to="/setup" />;
  return (
    <AccountCard
      title="Sign in"
      after={
        <>
          <a href="/forgot-password">Forgot your password?</a>
          {signUp === "open" && <a href={`/sign-up${nextQuery(next)}`}>Create an account</a>}
        </>
      }
    >
      {note && <Alert kind={note.kind}>{note.text}</Alert>}
      {query.has("next") && !note && <p className="-mt-3 text-ink-soft">Sign in to continue where you left off.</p>}
      <AccountForm onSubmit={form.handleSubmit} busy={form.busy} error={form.error} submit="Sign in">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to do on this screen
          autoFocus
          defaultValue={query.get("email") ?? ""}
          error={form.faults.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={form.faults.password}
        />
      </AccountForm>
    </AccountCard>
  );
}
