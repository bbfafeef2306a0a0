import { z } from "zod";
import { color, commaList, styleOf } from "../fields.ts";
import { variable } from "../variables.ts";

/** Which rows and properties are listed (spec 3); the rows themselves are data. */
export const schema = z.looseObject({
  style: styleOf(["table", "cards", "grid"]),
  variables: z.looseObject({
    entityName: variable().meta({ title: "Entity name" }),
    tenantId: variable().meta({ title: "Organisation" }).optional(),
    pageSize: variable().meta({ title: "Rows per page" }).optional(),
  }),
  hiddenProperties: commaList().optional(),
  color: color().optional(),
});

export type RowsList = z.output<typeof schema>;
