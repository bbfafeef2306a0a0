import { defaults } from "./defaults.ts";
import type { FormContent } from "./schema.ts";

/** With a picture, for the style that has one. */
export const sample: FormContent = {
  ...defaults,
  image: "/landing/features/notes.svg",
  imageAlt: "A phone with three short notes about Jonas’s session on Tuesday.",
};
