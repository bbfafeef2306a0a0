import type { EntityWords, Property, Row } from "./properties.ts";

/** A condition of a filter: the name in the address's query, and its value there if the list has the condition. */
type FilterField = { bound: "is" | "from" | "to"; name: string; value?: string };

/** What visitors can narrow a list by: one value, or a range. */
export type ListFilter = {
  /** The property's title. */
  title: string;
  type: "choice" | "boolean" | "number" | "money" | "date";
  fields: readonly FilterField[];
  /** Of choices. */
  options: readonly string[];
  /** Of money, entered in whole units. */
  currency?: string;
  /** How many decimals an amount of money may have. */
  decimals: number;
};

/** A page of rows with what its links need. */
export type RowList = {
  entity: EntityWords;
  properties: readonly Property[];
  rows: readonly Row[];
  /** The path of the page that shows the list. */
  href: string;
  sort?: string;
  search?: string;
  filters: readonly ListFilter[];
  /** What else of the address's query the page's variables are bound to: links keep it. */
  kept?: Readonly<Record<string, string>>;
  /** Whether this page begins behind other rows. */
  isContinued: boolean;
  /** `?before=` of the page before this one; none on the first one. */
  previous?: string;
  /** `?after=` of the next page; none on the last one. */
  next?: string;
};
