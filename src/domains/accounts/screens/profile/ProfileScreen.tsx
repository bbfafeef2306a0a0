import { useQueryClient } from "@tanstack/react-query";
import { Alert, Button, PageHeader, PasswordField, TextField, toast } from "#ui/kit";
import { NewPasswordField } from "../account/NewPasswordField.tsx";
import { call } from "../client.ts";
import { ROLE_HINTS, roleName } from "../../role-name.ts";
import { sessionQuery, useUser, useSubmit } from "#client";
import { FormCard } from "./FormCard.tsx";

/** What all users may change about themselves: name and password. */
export function ProfileScreen() {
  const { email, role } = useUser();
  return (
    <>
      <PageHeader title="Profile" description={`${email} · ${roleName(role)}: ${ROLE_HINTS[role]}`} />
      <div className="grid max-w-2xl gap-6">
        <NameForm />
        <PasswordForm />
      </div>
    </>
  );
}

function NameForm() {
  const { name } = useUser();
  const client = useQueryClient();
  const form = useSubmit(async ({ name: entered = "" }) => {
    await call("POST /api/auth/update-user", { body: { name: entered } });
    await client.invalidateQueries(sessionQuery);
    toast.success("Name changed");
  });
  return (
    <FormCard title="Name" hint="Shown beside your changes." onSubmit={form.handleSubmit}>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        maxLength={100}
        defaultValue={name}
        error={form.faults.name}
      />
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
      <div>
        <Button type="submit" busy={form.busy}>
          Save name
        </Button>
      </div>
    </FormCard>
  );
}

function PasswordForm() {
  const { email } = useUser();
  const form = useSubmit(async ({ currentPassword = "", newPassword = "" }, fields) => {
    await call("POST /api/auth/change-password", { body: { currentPassword, newPassword } });
    fields.reset();
    toast.success("Password changed. Other devices are signed out.");
  });
  return (
    <FormCard title="Password" hint="Changing it signs you out on your other devices." onSubmit={form.handleSubmit}>
      {/* Tells password managers whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={form.faults.currentPassword}
      />
      <NewPasswordField label="New password" name="newPassword" error={form.faults.newPassword} />
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
      <div>
        <Button type="submit" busy={form.busy}>
          Change password
        </Button>
      </div>
    </FormCard>
  );
}
