import { describe, expect, it } from "vitest";
import { makePage } from "../api-client.ts";
import { embedded } from "../databases.ts";
import { heldBy, isHeldTooLong } from "../held-loop.ts";
import { siteAndApiFor } from "../site-for.ts";

/** The most that a text and a drawing may have. */
const MAX = 200_000;
const content = (text: string) => ({ content: { style: "simple", content: text.slice(0, MAX) } });
const repeat = (piece: string) => content(piece.repeat(Math.ceil(MAX / piece.length)));
const honest =
  "## A heading\n\nWrite **bold**, _more_ and [links](/a?b=1), `code` and https://example.org as people do.\n\n" +
  "- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n";
const drawing = `<svg viewBox="0 0 9 9">${'<path d="M0 0h9"/>'.repeat(11_000)}</svg>`;

const PAGES: [string, unknown[]][] = [
  ["an honest text", [repeat(honest)]],
  [
    "honest HTML",
    [repeat("<h2>Title</h2><p>Some <b>bold</b> and <a href='/a'>linked</a> words</p><ul><li>a</li></ul>")],
  ],
  ["many short texts", Array.from({ length: 60 }, (_, n) => content(`${n} ${honest.repeat(20)}`))],
  ["a large drawing", [{ features: { style: "cards", headline: "a", items: [{ name: "b", img: drawing }] } }]],
  ...["**a", "*a_", "*_*_", "[a](", "1. ", "|a|\n|-|\n", "<b><p>", "a@b.c "].map((piece): [string, unknown[]] => [
    piece,
    [repeat(`<p>${piece}`), repeat(piece)],
  ]),
  ["code that grammars need long for", [content(`\`\`\`ts\n${"_".repeat(9900)}\n\`\`\``)]],
  ["references to a long note", [content(`[^a]: ${"note ".repeat(9000)}\n\n${"[^a]".repeat(38_000)}`)]],
  ["pictures and videos", [content('![a](/landing/hero.svg "b")\n\nhttps://youtu.be/abcdefghijk\n\n'.repeat(1500))]],
  ["elements that are opened again", [content("<b id=1>".repeat(150) + "<p>".repeat(60_000))]],
  [
    "formatting left open in tables",
    [content("<b a=1><table><td></b></td></table>".repeat(1000) + "<p>".repeat(20_000))],
  ],
];

describe("the event loop of a site", () => {
  const { site, api } = siteAndApiFor(embedded, "admin");
  const visit =
    (path: string, headers: HeadersInit = {}) =>
    async () => {
      const answer = await site().request(path, { headers });
      await answer.arrayBuffer();
      return answer;
    };

  it.each(PAGES)("isn't blocked while a page is published and visited: %s", async (name, blocks) => {
    const faults: string[] = [];
    const send = async (what: string, work: () => Promise<{ status: number }>) => {
      const { value, heldMs } = await heldBy(work);
      if (value.status >= 400 || isHeldTooLong(heldMs)) faults.push(`${what}: ${value.status}, ${heldMs} ms`);
    };
    const path = `/hostile-${PAGES.findIndex(([one]) => one === name)}`;
    const id = await makePage(api(), path, blocks);
    await send("the draft", () => api().get(`/api/pages/${id}/draft`));
    await send("the preview", () => api().get(`/api/pages/${id}/preview`));
    await send("publishing", () => api().post(`/api/pages/${id}/publish`, {}));
    await send("the first visit", visit(path));
    await send("a visit in another language", visit(`/es${path}`, { "accept-encoding": "br" }));
    expect(faults).toEqual([]);
  });

  it.each(["![", "# a\n"])("isn't blocked while a text is read as Markdown: %j", async (piece) => {
    const path = `/read-${piece.length}`;
    const id = await makePage(api(), path, [content(piece.repeat(50_000))]);
    expect(await api().post(`/api/pages/${id}/publish`, {})).toMatchObject({ status: 200 });
    const { value, heldMs } = await heldBy(visit(`${path}.md`));
    expect([value.status, isHeldTooLong(heldMs) && heldMs]).toEqual([200, false]);
  });
});
