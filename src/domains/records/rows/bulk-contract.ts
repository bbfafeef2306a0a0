import { z } from "zod";
import { route } from "#contract";

/** The most rows that are changed by one request. */
export const MAX_CHANGED = 100;

/** The most bytes of such a request. */
export const MAX_CHANGE_BYTES = 1024 * 1024;

const givenValues = z.record(z.string(), z.unknown());

const rowsChange = z.object({
  changes: z
    .array(z.object({ id: z.string(), values: givenValues, was: givenValues.optional() }))
    .max(MAX_CHANGED, `At most ${MAX_CHANGED} rows at once`),
});
export type RowsChange = z.output<typeof rowsChange>;

const rowsNamed = z.object({
  ids: z.array(z.string()).max(MAX_CHANGED, `At most ${MAX_CHANGED} rows at once`),
});

const outcome = z.object({
  changed: z.array(z.string()).describe("The ids of rows that were changed, deleted or restored"),
  refused: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
});
export type BulkOutcome = z.output<typeof outcome>;

const ROWS = "/api/tenants/:tenant/entities/:entity/rows";

/** What is done with many rows at once. */
export const bulkContract = {
  changeRows: route({
    method: "POST",
    path: `${ROWS}/changes`,
    summary:
      "Changes values of up to 100 rows, each as a change of one row; the others are changed where one is refused",
    permission: "data.edit",
    tenantRole: "member",
    maxBytes: MAX_CHANGE_BYTES,
    body: rowsChange,
    answer: outcome,
  }),
  deleteRows: route({
    method: "POST",
    path: `${ROWS}/deletions`,
    summary: "Moves up to 100 rows to the bin, for 30 days",
    permission: "data.edit",
    tenantRole: "member",
    body: rowsNamed,
    answer: outcome,
  }),
  restoreRows: route({
    method: "POST",
    path: `${ROWS}/restorations`,
    summary: "Takes up to 100 rows out of the bin",
    permission: "data.edit",
    tenantRole: "member",
    body: rowsNamed,
    answer: outcome,
  }),
};
