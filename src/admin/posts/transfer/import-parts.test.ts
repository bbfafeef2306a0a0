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

it("takes Markdown files and WordPress exports, and names what it leaves out", async () => {
  const folder = await readChosen([file("a.md"), file("picture.png"), file("b.markdown"), file("site.xml", "<rss/>")]);
  expect(folder).toMatchObject({
    ok: true,
    value: {
      label: "2 Markdown files and site.xml",
      parts: [{ type: "application/json" }, { name: "site.xml", type: "text/xml" }],
      leftOut: ["Left out, as neither Markdown nor XML: picture.png."],
    },
  });
  const large = await readChosen([file("a.md"), file("large.md", "a".repeat(5_000_001))]);
  expect(large).toMatchObject({ value: { label: "a.md", leftOut: [expect.stringContaining("5 MB: large.md")] } });
  expect(await readChosen([file("picture.png")])).toMatchObject({ ok: false });
});
