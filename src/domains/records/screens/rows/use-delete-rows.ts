import { useQueryClient } from "@tanstack/react-query";
import pLimit from "p-limit";
import { messageOf } from "#client";
import { toast } from "#ui/kit";
import { call, rowsKey, type RowsPlace } from "../client.ts";

const AT_ONCE = 4;

type Outcome = { done: string[]; failure?: unknown };

/** Runs a request for each row. @returns those that it was done for, and the first failure. */
async function forEach(ids: readonly string[], run: (id: string) => Promise<unknown>): Promise<Outcome> {
  const limit = pLimit(AT_ONCE);
  const done: string[] = [];
  let failure: unknown;
  const one = async (id: string) => {
    try {
      await run(id);
      done.push(id);
    } catch (error) {
      failure ??= error;
    }
  };
  await Promise.all(ids.map((id) => limit(() => one(id))));
  return { done, failure };
}

const count = (rows: readonly unknown[]) => (rows.length === 1 ? "1 row" : `${rows.length} rows`);
const is = (rows: readonly unknown[]) => (rows.length === 1 ? "is" : "are");

/** @returns `remove`: moves rows to the bin and offers to undo that; `restore`: takes rows out of the bin. */
export function useDeleteRows(place: RowsPlace) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: [rowsKey(place)] });
  const fail = (failure: unknown) => failure !== undefined && toast.error(messageOf(failure));

  async function restore(ids: readonly string[]): Promise<void> {
    const { done, failure } = await forEach(ids, (id) =>
      call("POST /api/tenants/:tenant/entities/:entity/rows/:id/restore", { params: { ...place, id } }),
    );
    await reload();
    if (done.length > 0) toast.success(`${count(done)} ${is(done)} back.`);
    fail(failure);
  }

  async function remove(ids: readonly string[]): Promise<void> {
    const { done, failure } = await forEach(ids, (id) =>
      call("DELETE /api/tenants/:tenant/entities/:entity/rows/:id", { params: { ...place, id } }),
    );
    await reload();
    if (done.length > 0)
      toast.success(`${count(done)} ${is(done)} deleted.`, {
        action: { label: "Undo", onClick: () => void restore(done) },
      });
    fail(failure);
  }
  return { remove, restore };
}
