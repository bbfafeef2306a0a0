import { expect, it } from "vitest";
import { inRequests, readChosen } from "./import-parts.ts";

const file = (name: string, text = "# Hello") => new File([text], name);

it("sends many files in groups that a request can hold", () => {
  const many = Array.from({ length: 1201 }, (_one, index) => ({ name: `${index}.md`, text: "a" }));
  expect(inRequests(many).map(({ length }) => length)).toEqual([500, 500, 201]);
  const long = Array.from({ length: 3 }, (_one, index) => ({ name: `${index}.md`, text: "a".repeat(2_000_000) }));
  expect(inRequests(long).map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(inRequests(many).flat()).toEqual(many);
});

it("takes Markdown files out of a folder, or else a WordPress export", async () => {
  const folder = await readChosen([file("a.md"), file("picture.png"), file("b.markdown")]);
  expect(folder).toMatchObject({
    ok: true,
    value: { label: "2 Markdown files", parts: [{ type: "application/json" }] },
  });
  const xml = await readChosen([file("site.xml", "<rss/>")]);
  expect(xml).toMatchObject({ ok: true, value: { label: "site.xml", parts: [{ type: "text/xml" }] } });
  expect(await readChosen([file("picture.png")])).toMatchObject({ ok: false });
});
