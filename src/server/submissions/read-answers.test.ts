import { expect, it } from "vitest";
import { textsFor } from "#shared";
import { readAnswers } from "./read-answers.ts";

const FIELDS = Array.from({ length: 20 }, (_, index) => `file${index}`);

it("gives files ids in the order of their fields: it tells those of the same name apart", async () => {
  const fields = FIELDS.map((name) => ({ name, label: name, type: "file" as const }));
  // As phones name every photo.
  const files = new Map(FIELDS.map((name) => [name, new File([name], "image.jpg")]));
  const form = { name: "Photos", fields, print: "1" };
  const sent = { entries: [], files, query: new URLSearchParams() };
  const read = await readAnswers(form, sent, { texts: textsFor("en"), locale: "en" });
  if (!read.ok) throw new Error("The files were refused");
  const byId = read.files.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(byId.map(({ content }) => String(content))).toEqual(FIELDS);
});
