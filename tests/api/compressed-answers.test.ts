import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { makePage, useApi, type Api } from "../api-client.ts";
import { engines } from "../databases.ts";
import { insertRows } from "#db";
import { siteFor } from "../site-for.ts";

describe.each(engines)("answers of the API on $name", (engine) => {
  const { site } = siteFor(engine);
  let api: Api;
  let draft: string;
  beforeAll(async () => {
    api = await useApi(site(), "admin");
    const blocks = Array.from({ length: 200 }, (_, n) => ({ heading: { headline: `Heading ${n}` } }));
    draft = `/api/pages/${await makePage(api, "/long", blocks)}/draft`;
  });

  const get = async (path: string, acceptEncoding?: string) => {
    const headers = { ...api.headers, ...(acceptEncoding !== undefined && { "accept-encoding": acceptEncoding }) };
    const answer = await site().request(path, { headers });
    return {
      encoding: answer.headers.get("content-encoding"),
      vary: answer.headers.get("vary"),
      bytes: Buffer.from(await answer.arrayBuffer()),
    };
  };

  it("are compressed from 10 KB on, for those who accept it", async () => {
    const plain = await get(draft);
    expect([plain.encoding, plain.vary, plain.bytes.length > 10_000]).toEqual([null, "Accept-Encoding", true]);
    const zipped = await get(draft, "gzip, deflate, br, zstd");
    expect([zipped.encoding, zipped.vary]).toEqual(["gzip", "Accept-Encoding"]);
    expect(zipped.bytes.length).toBeLessThan(plain.bytes.length / 4);
    expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes);
    for (const refusing of ["identity", "br", "gzip;q=0", "br, gzip; q=0.0", "x-gzip"]) {
      expect([refusing, (await get(draft, refusing)).encoding]).toEqual([refusing, null]);
    }
    expect(await get("/api/session", "gzip")).toMatchObject({ encoding: null, vary: null });
  });

  it("are the same whether a long list is compressed while it is written or not", async () => {
    const now = new Date().toISOString();
    const names = Array.from({ length: 900 }, (_, n) => ({ name: `Person ${n}`, email: `person-${n}@example.org` }));
    const rest = {
      role: "editor",
      email_verified: 1,
      image: null,
      disabled_at: null,
      created_at: now,
      updated_at: now,
    };
    await insertRows(
      site().services.database.db,
      "users",
      names.map((user, n) => Object.assign({ id: `id-${n}` }, user, rest)),
    );
    const plain = await get("/api/inbox/choices");
    const zipped = await get("/api/inbox/choices", "gzip");
    expect([plain.encoding, zipped.encoding]).toEqual([null, "gzip"]);
    expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes);
    expect(JSON.parse(plain.bytes.toString()).people.length).toBeGreaterThan(900);
  });
});
