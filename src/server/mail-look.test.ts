import { expect, it } from "vitest";
import { mailLook } from "./mail-look.ts";

it.each([
  ["an uploaded picture", "https://example.org", "/media/a.png", "https://example.org/media/a.png"],
  ["one of another site", "https://example.org", "https://cdn.example/a.webp?v=1", "https://cdn.example/a.webp?v=1"],
  ["an SVG, which mail programs don't show", "https://example.org", "/media/a.svg", undefined],
  ["one that nobody else can load", "http://localhost:3000", "/media/a.png", undefined],
])("the logo of emails is that of the site: %s", (_case, origin, logo, shown) => {
  expect(mailLook({ siteName: "Kite", logo }, origin).logo).toBe(shown);
});

it("emails of a dark site are dark, with the logo for dark grounds", () => {
  const dark = { scheme: "dark", logo: "/media/a.png", logoDark: "/media/b.png" } as const;
  expect(mailLook({ siteName: "Kite", ...dark }, "https://example.org")).toMatchObject({
    scheme: "dark",
    logo: "https://example.org/media/b.png",
  });
});
