import { z } from "zod";
import { color, commaList, styleOf } from "../fields.ts";
import type { RowForm } from "../parts/data/row-form.ts";
import { variable } from "../variables.ts";

/** The entity of the new row, and the links (spec 3); the entity itself is data. */
export const schema = z.looseObject({
  style: styleOf(["form"]),
  variables: z.looseObject({
    entityName: variable().meta({ title: "Entity name" }),
    tenantId: variable().meta({ title: "Organisation" }).optional(),
    redirectTo: variable().meta({ title: "Address after saving" }).optional(),
  }),
  hiddenProperties: commaList().optional(),
  color: color().optional(),
});

/** The loader's data: the form, and the page's own address, which shows the blank form again. */
export type RowsNewData = RowForm & { addAnother: string };
export type RowsNew = z.output<typeof schema>;
