import { describe, expect, it } from "vitest";
import { isObject, type JsonObject } from "#shared";
import { renderBlocks } from "../../tests/render-blocks.ts";
import { withShared } from "./shared-blocks.ts";
import { defaultPages } from "./templates/default-pages.ts";
import { sharedBlocksTemplate, sampleBlock } from "./templates/sample-blocks.ts";

const PAGE = [{ header: { shared: true } }, { heading: { headline: "Hi" } }, { footer: { shared: true } }];
const HEADER = {
  header: { links: [{ title: "#1 questions", path: "#faq", items: [{ title: "All", path: "/faq" }] }] },
};

const [header, footer] = sharedBlocksTemplate().blocks;

describe("the shared header and footer", () => {
  it("render the default pages byte for byte as their own sample blocks do, published or not", () => {
    for (const { path, blocks } of defaultPages().filter(({ kind }) => kind !== "post")) {
      const own = blocks.map((block) => {
        const end = ["header", "footer"].find((name) => name in block);
        if (!end) return block;
        const json = JSON.stringify(sampleBlock(end));
        return JSON.parse(path === "/" ? json : json.replaceAll('"#', '"/#')) as JsonObject;
      });
      const { html } = renderBlocks(own, { path });
      expect(html).toContain('data-block-type="footer"');
      expect(renderBlocks(withShared(blocks, {}, path), { path }).html).toBe(html);
      expect(renderBlocks(withShared(blocks, { header, footer }, path), { path }).html).toBe(html);
    }
  });

  it("replace the blocks that ask for them and leave the others untouched", () => {
    const blocks = withShared(PAGE, { header: HEADER }, "/");
    expect(blocks).toEqual([HEADER, PAGE[1], sampleBlock("footer")]);
    const own = [{ header: { links: [] } }, { header: { shared: false } }, {}, { faq: { shared: true } }];
    expect(withShared(own, { header: HEADER }, "/")).toEqual(own);
  });

  it("bring their own anchor and layout; the block's position and key stay the page's", () => {
    const shared = { ...HEADER, key: "theirs", id: "top", layout: { css: "a" } };
    const [block] = withShared([{ ...PAGE[0], key: "mine", id: "x" }], { header: shared }, "/");
    expect(block).toEqual({ ...HEADER, key: "mine", id: "top", layout: { css: "a" } });
  });

  it("link their in-page anchors to the home page on other pages, and change only addresses", () => {
    const [block] = withShared(PAGE, { header: HEADER }, "/pricing");
    expect(isObject(block) && block.header).toEqual({
      links: [{ title: "#1 questions", path: "/#faq", items: [{ title: "All", path: "/faq" }] }],
    });
  });

  it("are the default ones where the published ones refer to themselves or are missing", () => {
    for (const odd of [{ header: { shared: true } }, { header: 5 }, {}]) {
      expect(withShared(PAGE, { header: odd }, "/")[0]).toEqual(sampleBlock("header"));
    }
  });
});
