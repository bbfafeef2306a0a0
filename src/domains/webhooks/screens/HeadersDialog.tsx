import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ApiError, messageOf } from "#client";
import { Alert, Button, Dialog, IconButton, PasswordField, TextField, toast } from "#ui/kit";
import type { ListedEndpoint } from "../contract.ts";
import { HEADER_LIMITS } from "../own-headers.ts";
import { call, useRefresh } from "./client.ts";

type DialogProps = { endpoint: ListedEndpoint; onClose: () => void };

/** What is wrong with one of the two fields. */
function faultOf(error: unknown, field: "name" | "value"): string | undefined {
  return error instanceof ApiError && error.details.path?.at(-1) === field ? error.message : undefined;
}

/** A header that is set. It can't be read again, so a second button removes it. */
function HeaderItem({ name, onRemove }: { name: string; onRemove: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 ps-3.5 pe-1">
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
      {isAsked ? (
        <span className="flex gap-2">
          <Button onClick={() => setAsked(false)}>Keep</Button>
          <Button
            variant="danger"
            aria-label={`Remove ${name} for good`}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone, and this is the next step
            autoFocus
            onClick={onRemove}
          >
            Remove
          </Button>
        </span>
      ) : (
        <>
          <span aria-hidden className="text-ink-soft">
            ••••••
          </span>
          <IconButton label={`Remove ${name}`} icon={<Trash2 />} onClick={() => setAsked(true)} />
        </>
      )}
    </li>
  );
}

/** The headers that requests to an endpoint carry: names can be seen, values only be replaced. */
export function HeadersDialog({ endpoint, onClose }: DialogProps) {
  const { id, url } = endpoint;
  const [names, setNames] = useState(endpoint.headerNames);
  const [name, setName] = useState("");
  const [value, setValue] = useState("");
  const refresh = useRefresh();
  const add = useMutation({
    mutationFn: (header: { name: string; value: string }) =>
      call("PUT /api/webhook-endpoints/:id/headers", { params: { id }, body: header }),
    onSuccess: ({ headerNames }, sent) => {
      toast.success(`${sent.name.trim()} is sent with each webhook`);
      setNames(headerNames);
      setName((now) => (now === sent.name ? "" : now));
      setValue((now) => (now === sent.value ? "" : now));
    },
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (gone: string) =>
      call("DELETE /api/webhook-endpoints/:id/headers/:name", { params: { id, name: gone } }),
    onSuccess: (now, gone) => {
      toast.success(`${gone} is no longer sent`);
      setNames(now.headerNames);
    },
    onError: (error) => toast.error(messageOf(error)),
    onSettled: refresh,
  });
  const [nameFault, valueFault] = [faultOf(add.error, "name"), faultOf(add.error, "value")];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Headers"
      description={`Sent with each webhook to ${new URL(url).host}, for services that ask for an API key. Nobody can read a value again; enter the same name to replace it.`}
      onSubmit={() => add.mutate({ name, value })}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            type="submit"
            variant="primary"
            busy={add.isPending}
            unavailable={name.trim() && value.trim() ? undefined : "Enter a name and a value"}
          >
            Add header
          </Button>
        </>
      }
    >
      {add.error && !nameFault && !valueFault && <Alert kind="error">{messageOf(add.error)}</Alert>}
      {names.length > 0 && (
        <ul aria-label="Headers" className="grid divide-y divide-line rounded-card border border-line">
          {names.map((one) => (
            <HeaderItem key={one} name={one} onRemove={() => remove.mutate(one)} />
          ))}
        </ul>
      )}
      <TextField
        label="Name"
        name="name"
        placeholder="X-Api-Key"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={HEADER_LIMITS.name}
        data-first=""
        value={name}
        error={nameFault}
        onValueChange={setName}
      />
      <PasswordField
        label="Value"
        name="value"
        autoComplete="off"
        maxLength={HEADER_LIMITS.value}
        value={value}
        error={valueFault}
        onValueChange={setValue}
      />
    </Dialog>
  );
}
