import { z } from "zod";
import { color, commaList, styleOf } from "../fields.ts";
import { variable } from "../variables.ts";

/** Which row and properties are shown (spec 3); the row itself is data. */
export const schema = z.looseObject({
  style: styleOf(["form"]),
  variables: z.looseObject({
    entityName: variable().meta({ title: "Entity name" }),
    tenantId: variable().meta({ title: "Organisation" }).optional(),
    rowId: variable().meta({ title: "Row" }),
  }),
  hiddenProperties: commaList().optional(),
  color: color().optional(),
});

export type RowsOverview = z.output<typeof schema>;
