import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSentId, useSubmit } from "#client";
import { slugOf } from "#shared";
import { TENANT_LIMITS, type ListedTenant } from "#tenants";
import { Alert, Dialog, DialogButtons, TextField } from "#ui/kit";
import { call } from "../client.ts";

type NewTenantDialogProps = { onClose: () => void; onAdded: (tenant: ListedTenant) => void };

const nameOf = (title: string) =>
  slugOf(title)
    .replace(/^[^a-z]+/, "")
    .slice(0, TENANT_LIMITS.name);

/** Adds an organisation. Its name in addresses follows what it is called until someone enters another. */
export function NewTenantDialog({ onClose, onAdded }: NewTenantDialogProps) {
  const client = useQueryClient();
  const [title, setTitle] = useState("");
  const [name, setName] = useState<string>();
  const sent = useSentId("tenants/sent");
  const form = useSubmit(async () => {
    const body = { title, name: name ?? nameOf(title) };
    const added = await call("POST /api/tenants", { body: { ...body, id: sent.idFor(body) } });
    sent.drop();
    await client.invalidateQueries({ queryKey: ["/api/tenants"] });
    return added;
  }, onAdded);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add an organisation"
      description="Then invite its owner, who can invite everyone else."
      onSubmit={form.handleSubmit}
      footer={
        <DialogButtons onCancel={onClose} busy={form.busy}>
          Add organisation
        </DialogButtons>
      }
    >
      <TextField
        label="Name"
        name="title"
        required
        maxLength={TENANT_LIMITS.title}
        autoComplete="off"
        value={title}
        error={form.faults.title}
        onValueChange={setTitle}
      />
      <TextField
        label="Name in addresses"
        name="name"
        required
        hint="What blocks and addresses call it. It can’t be changed later."
        maxLength={TENANT_LIMITS.name}
        autoComplete="off"
        value={name ?? nameOf(title)}
        error={form.faults.name}
        onValueChange={setName}
      />
      {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
    </Dialog>
  );
}
