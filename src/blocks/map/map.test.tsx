import { describe, expect, it } from "vitest";
import { queryHtml } from "../../../tests/query-html.ts";
import { renderBlocks } from "../../../tests/render-blocks.ts";
import { defaults } from "./defaults.ts";

const place = { name: "Office & yard", address: "1 A Street,\n B Town" };
const rendered = (content: object, context = {}) => renderBlocks([{ map: { headline: "Visit", ...content } }], context);
const page = (content: object, context = {}) => queryHtml(rendered(content, context).html);

describe("the map", () => {
  it.each([
    ["openStreetMap", "https://www.openstreetmap.org/directions?to=", "https://www.openstreetmap.org/search?query="],
    [
      "google",
      "https://www.google.com/maps/dir/?api=1&destination=",
      "https://www.google.com/maps/search/?api=1&query=",
    ],
    ["apple", "https://maps.apple.com/?daddr=", "https://maps.apple.com/?q="],
  ])("links to %s, and asks it for nothing itself", (service, route, search) => {
    const { csp, html } = rendered({ service, places: [place] });
    const { all, values } = queryHtml(html);
    const found = encodeURIComponent("1 A Street, B Town");
    expect(values("main a[target=_blank]", "href")).toEqual([route + found, search + found]);
    expect(all("main iframe, main script, main [src^=http]")).toEqual([]);
    expect(csp).not.toMatch(/openstreetmap|google|apple/);
  });

  it("looks for what the owner gives instead of the address", () => {
    const { values } = page({ places: [{ ...place, query: "38.71, -9.14" }] });
    expect(values("main a[target=_blank]", "href")?.[1]).toMatch(/query=38\.71%2C%20-9\.14$/);
  });

  it("says for which place a link is, in the page's language", () => {
    const { texts } = page({ places: [place] }, { locale: "es" });
    expect(texts("main a[target=_blank]")).toEqual([
      expect.stringMatching(/^Cómo llegar: Office & yard/),
      expect.stringMatching(/^Ver en OpenStreetMap: Office & yard/),
    ]);
  });

  it("makes phone and email links of what people write", () => {
    const { values } = page({ places: [{ ...place, phone: "+34 (600) 00-00", email: "a@b.example" }] });
    expect(values("main .place-contact a", "href")).toEqual(["tel:+346000000", "mailto:a@b.example"]);
  });

  it("tells search engines of each place, on one line", () => {
    const json = queryHtml(rendered({ ...defaults, places: [place, { name: "No address" }] }).html).texts(
      "script[type='application/ld+json']",
    );
    const places = json.flatMap((one) => JSON.parse(one) as object);
    expect(places).toContainEqual(
      expect.objectContaining({ "@type": "Place", name: "Office & yard", address: "1 A Street, B Town" }),
    );
    expect(JSON.stringify(places)).not.toContain("No address");
  });

  it("never draws a map that isn't one: a pin where there is no picture", () => {
    expect(page({ places: [place] }).all("main img")).toEqual([]);
    expect(page({ places: [place] }).all(".place-blank[aria-hidden=true]")).toHaveLength(1);
    expect(page({ style: "strip", places: [place] }).all(".place-blank")).toEqual([]);
  });
});
