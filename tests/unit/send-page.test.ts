import { describe, expect, it } from "vitest";
import { makeCachedPage } from "#site";
import { sendPage } from "../../src/server/send-page.ts";

describe("sendPage", () => {
  const cacheControl = (page: Parameters<typeof sendPage>[0]) => sendPage(page, {}, 600).headers.get("cache-control");
  const page = (ageSeconds: number) => makeCachedPage("<p>", {}, Date.now() - ageSeconds * 1000);

  it("lets shared caches keep a page only for what is left of the time that its data stays right", () => {
    expect(cacheControl(page(0))).toContain("s-maxage=600,");
    expect(cacheControl({ ...page(0), freshSeconds: 300 })).toContain("s-maxage=300,");
    expect(cacheControl({ ...page(250), freshSeconds: 300 })).toContain("s-maxage=50,");
    expect(cacheControl({ ...page(400), freshSeconds: 300 })).toContain("s-maxage=0,");
  });

  it("lets nobody keep a private page or an error", () => {
    expect(cacheControl({ ...page(0), isPrivate: true })).toBe("no-store");
    expect(cacheControl({ ...page(0), status: 404 })).toBe("no-store");
  });
});
