import { expect, it } from "vitest";
import { parseUrl } from "./parse-url.ts";

it.each([
  ["https://example.org/a?b#c", undefined],
  ["/admin?x=1", "https://example.org"],
  ["//other.org", "https://example.org"],
  ["/admin", undefined],
  ["https://", undefined],
  ["", undefined],
])("reads %s with the base %s as URL.parse does", (address, base) => {
  expect(parseUrl(address, base)?.href).toBe(URL.parse(address, base)?.href);
});
