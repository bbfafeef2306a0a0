import { expect, it } from "vitest";
import { languageSheets } from "./language-sheets.ts";

it.each([
  [["en"], []],
  [["es"], ["hyphens"]],
  [["ar"], ["rtl", "hyphens"]],
  // An interface in Arabic around content in English.
  [
    ["ar", "en"],
    ["rtl", "hyphens"],
  ],
])("pages in %s need the sheets %s", (locales, sheets) => expect(languageSheets(...locales)).toEqual(sheets));
