import type { EntityWords, Property, Row } from "./properties.ts";

/** How a value is entered. */
type FieldType =
  | "text"
  | "longText"
  | "number"
  | "money"
  | "date"
  | "dateTime"
  | "boolean"
  | "choice"
  | "choices"
  | "email"
  | "link"
  | "phone"
  | "image";

/** A property as a form asks for it. */
export type FormField = {
  /** The field's name, which is the property's. */
  name: string;
  title: string;
  type: FieldType;
  isRequired: boolean;
  help: string;
  /** What the field holds at first: its texts as a form sends them, several only for `choices`. */
  initial: readonly string[];
  /** Of choices. */
  options: readonly string[];
  /** Of text, in characters; of a picture's file, in bytes. */
  maxLength: number;
  /** Of money, entered in whole units. */
  currency?: string;
  /** How many decimals an amount of money may have. */
  decimals: number;
};

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
