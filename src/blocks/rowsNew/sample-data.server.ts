import type { FormField } from "../parts/form/entry/form-field.ts";
import type { RowsNewData } from "./schema.ts";

const field = (name: string, title: string, more: Partial<FormField> = {}): FormField => ({
  name,
  title,
  type: "text",
  isRequired: false,
  help: "",
  initial: [],
  options: [],
  maxLength: 1e3,
  decimals: 2,
  ...more,
});

/** What the catalogue shows in this block: a form with fields of many kinds. */
export const data: RowsNewData = {
  entity: { title: "Become a mentor", titlePlural: "Mentors" },
  href: "/blocks",
  addAnother: "/blocks",
  isFull: false,
  properties: [],
  fields: [
    field("name", "Name", { isRequired: true }),
    field("email", "Email", { type: "email", isRequired: true }),
    field("phone", "Phone", { type: "phone", help: "Only if you would like us to call." }),
    field("subject", "Subject", { type: "choice", options: ["Physics", "Mathematics", "Languages", "History"] }),
    field("start", "First possible day", { type: "date" }),
    field("fee", "Fee per session", { type: "money", currency: "EUR" }),
    field("place", "Where you can meet", { type: "choice", isRequired: true, options: ["At a school", "Online"] }),
    field("days", "Days", { type: "choices", options: ["Monday", "Wednesday", "Saturday"] }),
    field("about", "About you", { type: "longText", maxLength: 20_000, help: "A few sentences for the families." }),
    field("checked", "I have a certificate of good conduct", { type: "boolean", isRequired: true }),
  ],
};
