import { describe, expect, it } from "vitest";
import { findLead, openStored } from "./open-stored.ts";

const SHARED = { key: "h", header: { shared: true } };

describe("openStored", () => {
  it("opens a shared header as the site's own, which keeps the block's key", () => {
    const sharedBlocks = { header: { id: "top", header: { withLogo: true, links: [] } } };
    expect(openStored(SHARED, sharedBlocks)).toMatchObject({ block: { key: "h", type: "header", anchor: "top" } });
  });

  it("says why a block can't be opened", () => {
    expect(openStored({ key: "a", faq: { items: "no list" } }, {})).toEqual({ message: "items: must be a list" });
    expect(openStored({ key: "a" }, {})).toEqual({ message: "Invalid block type" });
    const layout = { padding: { x: "99" } };
    expect(openStored({ key: "a", heading: {}, layout })).toEqual({
      message: expect.stringContaining("layout.padding.x: "),
    });
  });

  it("gives the same outcome for the same block, so that only a changed one re-renders", () => {
    const block = { key: "a", faq: { headline: "Questions" } };
    expect(openStored(block, {})).toBe(openStored(block, {}));
    expect(openStored({ ...block }, {})).not.toBe(openStored(block, {}));
  });

  it("follows a change of the shared block that it refers to", () => {
    const withAnchor = (id: string) => ({ header: { id, header: { withLogo: true, links: [] } } });
    const [before, after] = [withAnchor("before"), withAnchor("after")];
    expect(openStored(SHARED, before)).toMatchObject({ block: { anchor: "before" } });
    expect(openStored(SHARED, after)).toMatchObject({ block: { anchor: "after" } });
    expect(openStored(SHARED, after)).toBe(openStored(SHARED, { ...after }));
  });
});

describe("findLead", () => {
  it("is the first block of the main part, even when it is unknown or broken", () => {
    const banner = { key: "b", banner: { style: "top", text: "News" } };
    expect(findLead([banner, SHARED, { key: "c", hero: {} }], {})).toBe("c");
    expect(findLead([SHARED, { key: "x", spinner: {} }], {})).toBe("x");
    expect(findLead([SHARED], {})).toBeUndefined();
  });
});
