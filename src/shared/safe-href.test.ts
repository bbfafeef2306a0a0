import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeHref, safeImageSrc } from "./safe-href.ts";

describe("safeHref", () => {
  it.each([
    "https://example.org/a?b=c#d",
    "http://x.org",
    "mailto:a@b.org",
    "tel:+4912345",
    "#faq",
    "/contact",
    "/",
    "?a=1",
  ])("lets %s through", (address) => expect(safeHref(address)).toBe(address));

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "java\u200bscript:alert(1)",
    "vbscript:x",
    "data:text/html,<script>alert(1)</script>",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\\\\evil.example",
    "blob:x",
    "file:///etc/passwd",
    "page.html",
    "",
  ])("refuses %j", (address) => expect(safeHref(address)).toBeUndefined());

  it("only ever gives addresses that a browser reads as harmless", () => {
    const pieces = fc.array(
      fc.constantFrom("java", "script", ":", "/", "\\", "\n", "\t", "#", "http", "data", "a", " "),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const safe = safeHref(parts.join(""));
        const url = safe === undefined ? undefined : new URL(safe, "https://own.example");
        expect(["https:", "http:", "mailto:", "tel:", undefined]).toContain(url?.protocol);
      }),
    );
  });
});

describe("safeImageSrc", () => {
  it.each(["/landing/a.svg", "https://cdn.example/a.png", "data:image/png;base64,iVBORw0KGgo="])(
    "lets %s through",
    (address) => expect(safeImageSrc(address)).toBe(address),
  );
  it.each([
    "data:image/svg+xml;base64,PHN2Zz4=",
    "data:text/html,x",
    "//evil.example/a.png",
    "javascript:alert(1)",
    "#a",
    "",
  ])("refuses %s", (address) => expect(safeImageSrc(address)).toBeUndefined());
});
