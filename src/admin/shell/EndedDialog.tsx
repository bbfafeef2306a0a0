import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { signInPath } from "#accounts";
import { Alert, Button, Dialog, PasswordField, TextField } from "#ui/kit";
import { call } from "../call.ts";
import { sessionQuery, useUser, useSubmit } from "#client";

/** No event reaches a window that stays in view while someone signs in in another one. */
const LOOK_MS = 60_000;

/** Notices that the user has signed in again in another tab, and reads everything again once they have, here or there. */
function useSignedIn(client: QueryClient): void {
  const { refetch } = useQuery({ ...sessionQuery, refetchInterval: LOOK_MS });
  useEffect(() => {
    const look = () => void refetch();
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [refetch]);
  useEffect(() => () => void client.invalidateQueries(), [client]);
}

/** Asks for the signed-in user's password; leaving it opens the sign-in screen. */
export function EndedDialog() {
  const user = useUser();
  const client = useQueryClient();
  const { pathname, search, hash } = useLocation();
  const leave = () => window.location.assign(signInPath(pathname + search + hash));
  useSignedIn(client);
  const form = useSubmit(async ({ password = "" }) => {
    await call("POST /api/auth/sign-in/email", { body: { email: user.email, password } });
    await client.invalidateQueries(sessionQuery);
  });
  return (
    <Dialog
      open
      title="You are signed out"
      description="Sign in again to continue. What you entered is still here."
      onSubmit={form.handleSubmit}
      footer={
        <>
          <Button onClick={leave}>Use another account</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            Sign in
          </Button>
        </>
      }
    >
      <TextField label="Email" name="email" type="email" autoComplete="username" readOnly value={user.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        data-first=""
        error={form.faults.password}
      />
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
    </Dialog>
  );
}
