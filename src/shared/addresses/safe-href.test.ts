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
    "java script:alert(1)",
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

  it.each([
    ["mailto:a@b.org?subject=Ask us", "mailto:a@b.org?subject=Ask%20us"],
    ["https://maps.example/?q=Main Street 5", "https://maps.example/?q=Main%20Street%205"],
    ["/files/Price list.pdf", "/files/Price%20list.pdf"],
    [" tel:+41 44 668 18 00 ", "tel:+41446681800"],
    ["https:// example.org/a", "https://example.org/a"],
  ])("keeps the spaces of a name or a text and no others: %j", (address, safe) => {
    expect(safeHref(address)).toBe(safe);
  });

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
  it.each(["/landing/a.svg", "https://cdn.example/a%20b.png", "data:image/png;base64,iVBORw0KGgo="])(
    "lets %s through",
    (address) => expect(safeImageSrc(address)).toBe(address),
  );
  it.each([
    ["https://cdn.example/a b.png", "https://cdn.example/a%20b.png"],
    ["data:image/png;base64,iVBO Rw0K\nGgo=", "data:image/png;base64,iVBORw0KGgo="],
  ])("gives the picture that %j means", (address, safe) => expect(safeImageSrc(address)).toBe(safe));
  it.each([
    "data:image/svg+xml;base64,PHN2Zz4=",
    "data:text/html,x",
    "//evil.example/a.png",
    "javascript:alert(1)",
    "#a",
    "",
  ])("refuses %s", (address) => expect(safeImageSrc(address)).toBeUndefined());
});
