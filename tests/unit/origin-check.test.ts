import { describe, expect, it } from "vitest";
import { isOwnOrigin } from "../../src/server/middleware/origin-check.ts";

const configured = { appOrigin: "https://example.org", allowedOrigins: ["https://partner.org"] };
const unconfigured = { allowedOrigins: [] };
type Rules = Parameters<typeof isOwnOrigin>[1];

describe("isOwnOrigin", () => {
  it.each<[boolean, string, Rules, Record<string, string>]>([
    [
      true,
      "the site's own origin behind a TLS proxy",
      configured,
      { origin: "https://example.org", host: "10.0.0.5:3000" },
    ],
    [true, "an allowed origin", configured, { origin: "https://partner.org" }],
    [false, "the same host without TLS", configured, { origin: "http://example.org" }],
    [false, "the same host on another port", configured, { origin: "https://example.org:8443" }],
    [false, "an origin that only begins alike", configured, { origin: "https://example.org.evil.example" }],
    [true, "its own host without APP_URL", unconfigured, { origin: "http://site.test:3000", host: "site.test:3000" }],
    [false, "another host without APP_URL", unconfigured, { origin: "http://evil.test:3000", host: "site.test:3000" }],
    [
      false,
      "an opaque origin, whatever the referer of another site",
      configured,
      { origin: "null", referer: "https://x.org/" },
    ],
    [
      true,
      "an opaque origin with the page's own referer",
      configured,
      { origin: "null", referer: "https://example.org/a" },
    ],
    [false, "an address that is none", configured, { origin: "example.org" }],
    [false, "nothing", configured, {}],
    [
      false,
      "a link typed into the address bar",
      configured,
      { "sec-fetch-site": "none", origin: "https://example.org" },
    ],
  ])("says %s for %s", (expected, _case, rules, headers) => {
    expect(isOwnOrigin(new Headers(headers), rules)).toBe(expected);
  });
});
