import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bySpecificity, candidatePaths, checkPath, matchesPath, paramsOf, sameShape } from "./path.ts";

describe("the path of a page", () => {
  it.each(["/", "/contact", "/blog/:id1", "/:id2/x/:id1", "/a.b/c_d-e~f".replace("_", "-")])(
    "%s is accepted",
    (path) => {
      expect(checkPath(path)).toEqual({ ok: true, value: path });
    },
  );

  it.each([
    ["contact", "PATH_INVALID"],
    ["", "PATH_INVALID"],
    ["/Contact", "PATH_INVALID"],
    ["/a//b", "PATH_INVALID"],
    ["/a/", "PATH_INVALID"],
    ["/a/../b", "PATH_INVALID"],
    ["/a b", "PATH_INVALID"],
    ["/blog/:id3", "PATH_INVALID"],
    ["/:id1/:id1", "PATH_INVALID"],
    ["/1/2/3/4/5/6/7/8/:id1", "PATH_INVALID"],
    [`/${"a".repeat(201)}`, "PATH_INVALID"],
    ["/admin", "PATH_RESERVED"],
    ["/api/x", "PATH_RESERVED"],
    ["/es/contact", "PATH_RESERVED"],
    ["/robots.txt", "PATH_RESERVED"],
  ])("%j is refused as %s", (path, code) => {
    expect(checkPath(path)).toMatchObject({ ok: false, error: { code } });
  });

  it("conflicts with one that matches the same addresses", () => {
    expect(sameShape("/blog/:id1")).toEqual(["/blog/:id2"]);
    expect(sameShape("/:id2/x/:id1")).toEqual(["/:id1/x/:id2"]);
    expect(sameShape("/blog")).toEqual([]);
  });

  it("the most specific one comes first", () => {
    const paths = ["/:id1/:id2", "/:id1/new", "/blog/:id1", "/blog/new"];
    expect(paths.toSorted(bySpecificity)).toEqual(["/blog/new", "/blog/:id1", "/:id1/new", "/:id1/:id2"]);
  });

  it("gives its parameters their values", () => {
    expect(paramsOf("/:id2/x/:id1", "/caf%C3%A9/x/b")).toEqual({ id2: "café", id1: "b" });
    expect(paramsOf("/blog/:id1", "/blog/%E0%A4%A")).toEqual({ id1: "%E0%A4%A" });
    expect(paramsOf("/blog/:id1", `/blog/${"a".repeat(300)}`).id1).toHaveLength(200);
  });

  it("gives values that every database accepts", () => {
    expect(paramsOf("/blog/:id1", "/blog/a%00b").id1).toBe("ab");
    expect(paramsOf("/blog/:id1", `/blog/${"a".repeat(199)}😀`).id1).toBe(`${"a".repeat(199)}\ufffd`);
  });

  it.each(["/a/\u0000", "/\n", "/a\u0085b"])("is no candidate of %j", (address) => {
    expect(candidatePaths(address)).toEqual([]);
  });

  it.each(["/a//b", "//b", "/assets/a.js", "/admin", "/es", "/en/a", "/robots.txt"])(
    "with parameters is no candidate of %s",
    (address) => {
      expect(candidatePaths(address)).toEqual([address]);
    },
  );

  const segment = fc.constantFrom("a", "b", "c", ":id1", ":id2");
  const paths = fc.array(segment, { minLength: 1, maxLength: 5 }).map((parts) => `/${parts.join("/")}`);
  const addresses = fc
    .array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 5 })
    .map((p) => `/${p.join("/")}`);

  it("is a candidate of exactly the addresses that it matches", () => {
    fc.assert(
      fc.property(paths, addresses, (path, address) => {
        fc.pre(checkPath(path).ok);
        expect(candidatePaths(address).includes(path)).toBe(matchesPath(path, address));
      }),
    );
  });
});
