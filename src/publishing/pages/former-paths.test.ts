import { describe, expect, it } from "vitest";
import { formerPath, formerPaths } from "./former-paths.ts";

describe("a former address", () => {
  it.each([
    ["https://old.example/2024/05/hello/", "/2024/05/hello"],
    ["/About_Us.html", "/About_Us.html"],
    [" /a b ", "/a%20b"],
    ["http://old.example/%d0%bf#part", "/%D0%BF"],
    ["/straße", "/stra%C3%9Fe"],
    ["/a/../b", "/b"],
  ])("%s gives the path %s", (address, path) => expect(formerPath(address)).toBe(path));

  it.each([
    "",
    "hello",
    "/",
    "https://old.example",
    "https://old.example/?p=12",
    "/page?id=3",
    "//evil.example/x",
    "https://old.example//x",
    "/:year/:title",
    "javascript:alert(1)",
    "https://",
    `/${"a".repeat(500)}`,
  ])("%s gives none", (address) => expect(formerPath(address)).toBeUndefined());

  it("is taken once, and 100 at most", () => {
    const many = Array.from({ length: 300 }, (_, index) => `/old/${index % 150}/`);
    expect(formerPaths(["/old/0", ...many])).toEqual(many.slice(0, 100).map((path) => path.slice(0, -1)));
  });
});
