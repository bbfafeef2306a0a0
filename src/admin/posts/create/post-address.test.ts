import { expect, it } from "vitest";
import { blogChoices, movedToBlog, suggestedAddress } from "./post-address.ts";

const TODAY = new Date("2026-03-04T09:00:00Z");

it.each([
  ["/blog", "Hello, World", "/blog/hello-world"],
  ["/", "Hello", "/hello"],
  ["/blog", "你好", "/blog/2026-03-04"],
  ["/blog", "  ", ""],
])("suggests an address in %s for “%s”", (blog, title, address) => {
  expect(suggestedAddress(blog, title, TODAY)).toBe(address);
});

it("moves an address to another blog with its last part", () => {
  expect(movedToBlog("/blog/my-own", "/news")).toBe("/news/my-own");
  expect(movedToBlog("/blog/my-own", "/")).toBe("/my-own");
});

it("offers the default blog, and the one that is typed", () => {
  expect(blogChoices([], "")).toEqual(["/blog"]);
  expect(blogChoices(["/notes"], "/journal/x")).toEqual(["/notes", "/blog", "/journal"]);
});
