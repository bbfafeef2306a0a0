import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { LoadingOrError, messageOf } from "#client";
import { Button, Dialog, SelectField, toast } from "#ui/kit";
import type { Retention } from "../../person-contract.ts";
import { call } from "../client.ts";

const KEY = "/api/inbox/retention";
const DAYS = [30, 90, 180, 365, 730];

/** The choices of a form; one that was set otherwise, through the API, is kept. */
function choicesFor(days: number | null) {
  const all = days === null || DAYS.includes(days) ? DAYS : [...DAYS, days].toSorted((a, b) => a - b);
  return [
    { value: "", label: "Until someone deletes them" },
    ...all.map((one) => ({ value: String(one), label: `${one} days` })),
  ];
}

/** For how long entries of each form are kept. Each choice is stored at once, and nothing is deleted before the next day. */
export function RetentionDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: [KEY],
    queryFn: ({ signal }) => call("GET /api/inbox/retention", { signal }),
  });
  const [changing, setChanging] = useState<string>();
  async function change(rule: Retention): Promise<void> {
    setChanging(rule.form);
    try {
      await call("PUT /api/inbox/retention", { body: rule });
      await client.invalidateQueries({ queryKey: [KEY] });
    } catch (failure) {
      toast.error(messageOf(failure));
    }
    setChanging(undefined);
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="How long entries are kept"
      description="Older entries are deleted every day, with their answers, files, notes and replies. Sign-ups for the newsletter stay until people unsubscribe."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {!data && <LoadingOrError error={error} onRetry={() => void refetch()} lines={4} />}
      {data?.items.length === 0 && <p className="text-ink-soft">No form has brought an entry yet.</p>}
      {data?.items.map(({ form, days }) => (
        <SelectField
          key={form}
          label={form}
          value={days === null ? "" : String(days)}
          aria-busy={changing === form || undefined}
          options={choicesFor(days)}
          onValueChange={(value) => void change({ form, days: value ? Number(value) : null })}
        />
      ))}
    </Dialog>
  );
}
