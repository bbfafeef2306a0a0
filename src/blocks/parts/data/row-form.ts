import type { FormField } from "../form/entry/form-field.ts";
import type { EntityWords, Property, Row } from "./properties.ts";

/** What a form for new rows shows. */
export type RowForm = {
  entity: EntityWords;
  /** The path of the page that shows the form. */
  href: string;
  fields: readonly FormField[];
  /** What a confirmation shows of a row. */
  properties: readonly Property[];
  /** Whether the tenant has as many rows as it may. */
  isFull: boolean;
  /** The row that this visitor has just created. */
  created?: Row;
  /** The prefix of ids of the block that it was created with, where a page may have several. */
  createdIn?: string;
};
