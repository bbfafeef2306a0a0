import { z } from "zod";
import { route } from "#contract";

/** The most rows that are changed by one request. */
export const MOST_CHANGED = 100;

/** The most bytes of such a request. */
export const MAX_CHANGE_BYTES = 1024 * 1024;

const givenValues = z.record(z.string(), z.unknown());

const rowsChange = z.object({
  changes: z
    .array(z.object({ id: z.string(), values: givenValues, was: givenValues.optional() }))
    .max(MOST_CHANGED, `At most ${MOST_CHANGED} rows at once`),
});
export type RowsChange = z.output<typeof rowsChange>;

const outcome = z.object({
  changed: z.array(z.string()).describe("The ids of rows that have these values now"),
  refused: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
});
export type BulkOutcome = z.output<typeof outcome>;

/** Changes of many rows at once. */
export const bulkContract = {
  changeRows: route({
    method: "POST",
    path: "/api/tenants/:tenant/entities/:entity/rows/changes",
    summary:
      "Changes values of up to 100 rows, each as a change of one row; the others are changed where one is refused",
    permission: "data.edit",
    tenantRole: "member",
    maxBytes: MAX_CHANGE_BYTES,
    body: rowsChange,
    answer: outcome,
  }),
};
