import { fromLocalField } from "#client";

/** What the dialog's fields hold: the id of an automation, and two times of the reader's zone. */
type RangeFields = { automation: string; since: string; until: string };

/** @returns which executions are meant, in UTC, or what is still missing. */
export function readRange({ automation, since, until }: RangeFields): { range?: RangeFields; missing?: string } {
  const from = fromLocalField(since);
  const to = fromLocalField(until);
  if (automation === "") return { missing: "Choose an automation" };
  if (!from || !to) return { missing: "Enter both dates with their times" };
  if (from >= to) return { missing: "Choose an end after the beginning" };
  return { range: { automation, since: from.toISOString(), until: to.toISOString() } };
}
