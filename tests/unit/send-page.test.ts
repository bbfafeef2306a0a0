import { describe, expect, it } from "vitest";
import { finish } from "#shared";
import { cachedPageInSteps } from "#site";
import { sendPage } from "../../src/server/pages/send-page.ts";

describe("sendPage", () => {
  const cacheControl = async (page: Parameters<typeof sendPage>[0]) =>
    (await sendPage(page, {}, 600)).headers.get("cache-control");
  const page = (ageSeconds: number) => finish(cachedPageInSteps(["<p>"], {}, Date.now() - ageSeconds * 1000));

  it("lets shared caches keep a page only for what is left of the time that its data stays right", async () => {
    expect(await cacheControl(page(0))).toContain("s-maxage=600,");
    expect(await cacheControl({ ...page(0), freshSeconds: 300 })).toContain("s-maxage=300,");
    expect(await cacheControl({ ...page(250), freshSeconds: 300 })).toContain("s-maxage=50,");
    expect(await cacheControl({ ...page(400), freshSeconds: 300 })).toContain("s-maxage=0,");
  });

  it("lets no cache keep a private page or an error", async () => {
    expect(await cacheControl({ ...page(0), isPrivate: true })).toBe("no-store");
    expect(await cacheControl({ ...page(0), status: 404 })).toBe("no-store");
  });

  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1, br;q=0.5", "br"],
    ["br ;q=0, gzip", "gzip"],
    ["br;Q=0, gzip;q=0.000", null],
    ["br;q=0., gzip ; q=0", null],
    ["", null],
  ])("of a request that accepts %j encodes the page as %j", async (acceptEncoding, expected) => {
    const { headers } = await sendPage(page(60), { acceptEncoding });
    expect(headers.get("content-encoding")).toBe(expected);
  });
});
