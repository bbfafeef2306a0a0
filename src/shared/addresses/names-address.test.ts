import { expect, it } from "vitest";
import { namesAddress } from "./names-address.ts";

it.each([
  ['{"email":"Ada@Example.org"}', true],
  ["Write to ada@example.org.", true],
  ["xada@example.org", false],
  ["ada@example.org.uk", false],
  ["ada@exampleXorg", false],
  ["<ada@example.org>, b@c.de", true],
])("finds an address in %s: %s", (text, isThere) => expect(namesAddress(text, "ada@example.org")).toBe(isThere));

it("takes every sign of an address as it is", () => {
  expect(namesAddress("to: a+(b)[c]^$.{1}|x@y.z", "a+(b)[c]^$.{1}|x@y.z")).toBe(true);
});
