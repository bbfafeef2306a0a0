import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makePost } from "../api-client.ts";
import { engines } from "../databases.ts";
import { queryHtml } from "../query-html.ts";
import { siteAndApiFor } from "../site-for.ts";

describe.each(engines)("share pictures on $name", (engine) => {
  const { site, api, place } = siteAndApiFor(engine);

  async function publishPost(path: string, tags: Record<string, string> = {}): Promise<string> {
    const id = await makePost(api(), path, tags);
    await api().post(`/api/pages/${id}/publish`);
    return id;
  }
  const metaAt = async (path: string, name: string) =>
    queryHtml(await (await site().request(path)).text()).values(
      `meta[property="${name}"], meta[name="${name}"]`,
      "content",
    );
  const pathOf = (addresses: readonly (string | undefined)[]) => new URL(addresses[0] ?? "").pathname;

  it("are named by pages without a picture of their own, and never change", async () => {
    const id = await publishPost("/shared/one", { author: "Ines" });
    const address = pathOf(await metaAt("/shared/one", "og:image"));
    expect(address).toMatch(new RegExp(`^/media/share/${id}-[0-9a-f]{16}\\.png$`));
    expect(await metaAt("/shared/one", "twitter:card")).toEqual(["summary_large_image"]);
    expect(await metaAt("/shared/one", "og:image:alt")).toEqual(["Post /shared/one"]);
    const answer = await site().request(address);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(await readdir(join(place().folder, "share"))).toHaveLength(1);
    expect(Buffer.from(await (await site().request(address)).arrayBuffer()).equals(bytes)).toBe(true);
  });

  it("leave a page's own picture alone", async () => {
    await publishPost("/shared/own", { "og:image": "/landing/share.png" });
    expect(await metaAt("/shared/own", "og:image")).toEqual(["https://example.org/landing/share.png"]);
    expect(await metaAt("/shared/own", "og:image:width")).toEqual([]);
  });

  it("have a new address when what they show changes; any other address isn't found", async () => {
    const id = await publishPost("/shared/changed", { title: "Before" });
    const before = pathOf(await metaAt("/shared/changed", "og:image"));
    const change = { type: "setMeta", name: "title", value: "After" };
    await api().post(`/api/pages/${id}/operations`, {
      baseRevision: 1,
      clientId: "me",
      batchId: "b",
      operations: [change],
    });
    await api().post(`/api/pages/${id}/publish`);
    const after = pathOf(await metaAt("/shared/changed", "og:image"));
    expect(after).not.toBe(before);
    const statusOf = async (path: string) => (await site().request(path)).status;
    expect(await statusOf(after)).toBe(200);
    expect(await statusOf(before)).toBe(404);
    expect(await statusOf(after.replace(/.{3}\.png/, "xyz.png"))).toBe(404);
    expect(await statusOf(`/media/share/${id}-0000000000000000.png`)).toBe(404);
    expect(await statusOf("/media/share/../../secret.png")).toBe(404);
    await api().post(`/api/pages/${id}/archive`);
    expect(await statusOf(after)).toBe(404);
  });
});
