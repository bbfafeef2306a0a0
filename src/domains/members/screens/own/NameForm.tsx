import { useQueryClient } from "@tanstack/react-query";
import { useSubmit } from "#client";
import { TENANT_LIMITS } from "#tenants";
import { Alert, Button, TextField, toast } from "#ui/kit";
import type { Organisation } from "../../contract.ts";
import { call, ORGANISATIONS } from "../client.ts";

/** Changes what an organisation is called. */
export function NameForm({ organisation: { name, title } }: { organisation: Organisation }) {
  const client = useQueryClient();
  const form = useSubmit(async ({ title: entered = "" }) => {
    await call("PATCH /api/tenants/:tenant", { params: { tenant: name }, body: { title: entered } });
    await client.invalidateQueries({ queryKey: [ORGANISATIONS] });
    toast.success("Name changed");
  });
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit} className="grid gap-4">
      <TextField
        label="Name of the organisation"
        name="title"
        required
        maxLength={TENANT_LIMITS.title}
        autoComplete="organization"
        defaultValue={title}
        error={form.faults.title}
      />
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
      <div>
        <Button type="submit" busy={form.busy}>
          Save name
        </Button>
      </div>
    </form>
  );
}
