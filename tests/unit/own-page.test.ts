import { describe, expect, it } from "vitest";
import { ownPage } from "../../src/server/pages/own-page.ts";

describe("the page that a sent form leads to", () => {
  it.each([
    ["/pricing", "en", "/pricing"],
    ["/pricing?plan=a#top", "es", "/es/pricing?plan=a#top"],
  ] as const)("%s in %s is %s", (href, locale, path) => {
    expect(ownPage(href, locale)).toBe(path);
  });

  it.each([
    "https://evil.example/x",
    "//evil.example/x",
    "/\\evil.example",
    "javascript:alert(1)",
    "mailto:a@b.c",
    "x",
  ])("is none for %s, also where it was stored earlier", (href) => {
    expect(ownPage(href, "en")).toBeUndefined();
  });

  it("is on this site for a path that would name another host once it is resolved", () => {
    expect(ownPage("/.//evil.example", "en")).toBe("/evil.example");
  });
});
