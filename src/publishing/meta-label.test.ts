import { describe, expect, it } from "vitest";
import { diffContents } from "./diff.ts";
import { metaMark } from "./operations/draft.ts";
import { publishCheck } from "./publish-check.ts";

const tagged = (value: string) => ({ metaTags: [{ name: "article:tag", value }], blocks: [] });

describe("the data of a post", () => {
  it("has the names of its fields in changes, where a page has those of its own", () => {
    const [before, after] = [tagged("a"), tagged("b")];
    expect(diffContents(before, after, "post")).toMatchObject([{ label: "Post details", field: "Tags" }]);
    expect(diffContents(before, after, "page")).toMatchObject([{ label: "Page", field: "article:tag" }]);
  });

  it("has the same names in the publish check", () => {
    const mark = { ...metaMark("article:tag"), text: "“b”" };
    const { errors, warnings } = publishCheck({ ...tagged("b"), annotations: [mark] }, { kind: "post" });
    expect(errors.map(({ message }) => message)).toEqual(["Post details: nobody has confirmed what “Tags” says: “b”"]);
    expect(warnings.map(({ message }) => message)).toContain(
      "The post has no cover. Lists of posts show it without a picture.",
    );
  });
});
