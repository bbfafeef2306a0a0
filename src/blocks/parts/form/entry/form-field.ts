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
  | "image"
  | "file";

/** A value that a form asks for. */
export type FormField = {
  /** The name that it is posted under. */
  name: string;
  title: string;
  type: FieldType;
  isRequired: boolean;
  help: string;
  /** What the field holds at first: its texts as a form sends them, several only for `choices`. */
  initial: readonly string[];
  /** Of choices. */
  options: readonly string[];
  /** Of text, in characters; of a file, in bytes. */
  maxLength: number;
  /** Of money, entered in whole units. */
  currency?: string;
  /** How many decimals an amount of money may have. */
  decimals: number;
};
