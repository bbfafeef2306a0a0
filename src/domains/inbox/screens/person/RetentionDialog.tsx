import type { automationContract } from "#automations";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { clientOf, LoadingOrError, messageOf, useSession } from "#client";
import { Button, Dialog, SearchField, SelectField, toast } from "#ui/kit";
import type { Retention } from "../../person-contract.ts";
import { call } from "../client.ts";

const KEY = "/api/inbox/retention";
/** With more forms than this, the list has a search. */
const MANY = 8;
const DAYS = [30, 90, 180, 365, 730];
const EXECUTIONS_KEY = "/api/execution-retention";
const callAutomations = clientOf<typeof automationContract>();

const dayOptions = (days: number | null) =>
  (days === null || DAYS.includes(days) ? DAYS : [...DAYS, days].toSorted((a, b) => a - b)).map((one) => ({
    value: String(one),
    label: `${one} days`,
  }));

const valueOf = (days: number | null) => (days === null ? "" : String(days));

/** The choices of a form; one that was set otherwise, through the API, is kept. */
const choicesFor = (days: number | null) => [{ value: "", label: "Until someone deletes them" }, ...dayOptions(days)];

/** How long executions of automations are kept after their end. */
function ExecutionsField() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: [EXECUTIONS_KEY],
    queryFn: ({ signal }) => callAutomations("GET /api/execution-retention", { signal }),
  });
  const change = useMutation({
    mutationFn: (days: number) => callAutomations("PUT /api/execution-retention", { body: { days } }),
    onError: (failure) => toast.error(messageOf(failure)),
    onSettled: () => client.invalidateQueries({ queryKey: [EXECUTIONS_KEY] }),
  });
  if (!data) return <LoadingOrError error={error} onRetry={() => void refetch()} lines={1} />;
  return (
    <SelectField
      label="Executions of automations"
      hint="Counted from the end of each. Until then you can see what an automation did for a person."
      value={String(change.isPending ? change.variables : data.days)}
      aria-busy={change.isPending || undefined}
      options={dayOptions(data.days)}
      onValueChange={(value) => change.mutate(Number(value))}
    />
  );
}

/** How long entries of a form are kept. */
function FormField({ form, days }: Retention) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (chosen: number | null) => call("PUT /api/inbox/retention", { body: { form, days: chosen } }),
    onError: (failure) => toast.error(messageOf(failure)),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
  return (
    <SelectField
      label={form}
      value={valueOf(change.isPending ? change.variables : days)}
      aria-busy={change.isPending || undefined}
      options={choicesFor(days)}
      onValueChange={(value) => change.mutate(value ? Number(value) : null)}
    />
  );
}

/**
 * How long entries of each form and executions are kept. Each choice is stored at once, and entries are deleted the next
 * day at the earliest.
 */
export function RetentionDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: [KEY],
    queryFn: ({ signal }) => call("GET /api/inbox/retention", { signal }),
  });
  const [search, setSearch] = useState("");
  const searched = search.toLocaleLowerCase();
  const found = data?.items.filter(({ form }) => form.toLocaleLowerCase().includes(searched)) ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="How long entries are kept"
      description="Older entries are deleted every day, with their answers, files, notes and replies. Sign-ups for the newsletter stay, but those that nobody confirms are deleted after 30 days."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {useSession().may("automation.manage") && <ExecutionsField />}
      {!data && <LoadingOrError error={error} onRetry={() => void refetch()} lines={4} />}
      {data?.items.length === 0 && <p className="text-ink-soft">No form has received an entry yet.</p>}
      {(data?.items.length ?? 0) > MANY && <SearchField label="Search forms" value={search} onSearch={setSearch} />}
      {search && found.length === 0 && <p className="text-ink-soft">No results</p>}
      {found.map(({ form, days }) => (
        <FormField key={form} form={form} days={days} />
      ))}
    </Dialog>
  );
}
