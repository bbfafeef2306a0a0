import { describe, expect, it } from "vitest";
import { useApi, type Answer } from "../api-client.ts";
import { engines } from "../databases.ts";
import { FAQ, useHostileSite } from "../hostile-site.ts";
import { signedIn } from "../sign-in.ts";

describe.each(engines)("pages on $name, asked by someone hostile,", (engine) => {
  const { target, site, api, refuse, raw, operations, set, batch } = useHostileSite(engine);

  it.each<[string, Record<string, string>]>([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["another host of the domain", { "sec-fetch-site": "same-site", origin: "https://example.org" }],
    ["an address that was typed in", { "sec-fetch-site": "none" }],
    ["a foreign origin", { origin: "https://example.org.evil.example" }],
    ["a frame without an origin", { origin: "null" }],
    ["a foreign page without an origin", { referer: "https://evil.example/https://example.org" }],
    ["nowhere", {}],
  ])("changes nothing from %s", async (_case, headers) => {
    expect.hasAssertions();
    const cookie = (await signedIn(site(), "editor")).cookie;
    const body = JSON.stringify(batch([set(["faq", "headline"], "Stolen")]));
    const post = async (path: string, content?: string, method = "POST") => {
      const answer = await site().request(path, { method, headers: { cookie, ...headers }, body: content });
      return { status: answer.status, headers: answer.headers, body: await answer.json() };
    };
    await refuse(() => post(operations(), body), 403, "FORBIDDEN");
    await refuse(() => post(`/api/pages/${target.id}/publish`), 403, "FORBIDDEN");
    await refuse(() => post(`/api/pages/${target.id}/unpublish`), 403, "FORBIDDEN");
    await refuse(() => post(`/api/pages/${target.id}/archive`), 403, "FORBIDDEN");
    await refuse(() => post(`/api/pages/${target.id}`, '{"title":"Stolen"}', "PATCH"), 403, "FORBIDDEN");
    await refuse(() => post(`/api/pages/${target.id}/import`, '{"blocks":[]}'), 403, "FORBIDDEN");
    await refuse(() => post(`/api/pages/${target.id}/previews`), 403, "FORBIDDEN");
  });

  it("tells a member and a stranger nothing, whether a page exists or not", async () => {
    expect.hasAssertions();
    const member = await useApi(site(), "member");
    for (const path of [`/api/pages/${target.id}`, "/api/pages/nothing"]) {
      for (const rest of ["", "/draft", "/operations", "/versions", "/previews"]) {
        await refuse(() => member.get(path + rest), 403, "FORBIDDEN");
        await refuse(() => raw("GET", path + rest, { headers: { cookie: "" } }), 401, "UNAUTHENTICATED");
      }
      await refuse(() => member.post(`${path}/operations`, batch([set(["faq", "headline"], "x")])), 403, "FORBIDDEN");
      await refuse(() => member.post(`${path}/publish`), 403, "FORBIDDEN");
    }
    await refuse(() => member.get(`/api/events?pages=${target.id}`), 403, "FORBIDDEN");
    await refuse(() => member.get("/api/shared-blocks"), 403, "FORBIDDEN");
  });

  it.each([
    "..",
    "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "..%5c..%5cwindows",
    "%00",
    "%ff%fe",
    "%ED%A0%80",
    "'%20or%201=1--",
    "__proto__",
    "constructor",
    "null",
    "-1",
    "1e308",
    "x".repeat(9000),
    "%F0%9F%98%80",
  ])("finds no page under the id %s", async (odd) => {
    expect.hasAssertions();
    const page = `/api/pages/${odd}`;
    for (const rest of ["", "/draft", "/operations", `/versions/${target.otherVersion}/changes`]) {
      await refuse(() => api().get(page + rest), 404);
    }
    await refuse(() => api().post(`${page}/operations`, batch([set(["faq", "headline"], "x")])), 404);
    await refuse(() => api().post(`${page}/presence`, { clientId: "evil" }), 404);
    for (const rest of ["publish", "unpublish", "archive", "unarchive", "previews"]) {
      await refuse(() => api().post(`${page}/${rest}`), 404);
    }
    await refuse(() => api().post(`${page}/import`, { blocks: [FAQ] }), 404);
    await refuse(() => api().post(`${page}/restore`, { versionId: target.otherVersion }), 404);
    await refuse(() => api().patch(page, { title: "x" }), 404);
    await refuse(() => api().remove(`/api/previews/${odd}`), 404);
    await refuse(() => api().post(`/api/pages/${target.id}/restore`, { versionId: odd }), 404);
    await refuse(() => api().get(`/api/pages/${target.id}/versions/${odd}/changes`), 404);
    await refuse(() => api().get(`/api/pages/${target.id}/versions/${target.otherVersion}/changes?from=${odd}`), 404);
  });

  it("keeps lists whatever their query is", async () => {
    for (const odd of ["%00", "%ED%A0%80", "x%00y%20z", "'", "9".repeat(5000), "%20", "a%20b%20c"]) {
      for (const name of ["search", "cursor", "status", "limit"]) {
        expect((await api().get(`/api/pages?${name}=${odd}`)).status).toBe(200);
      }
      expect((await api().get(`/api/pages/${target.id}/versions?cursor=${odd}&limit=${odd}`)).status).toBe(200);
    }
  });

  it.each(["-1", "NaN", "1e308", "Infinity", "1.5", "x", "0x10", "99999999999999999999"])(
    "refuses to tell what happened after revision %s",
    async (odd) => {
      expect.hasAssertions();
      await refuse(() => api().get(`${operations()}?after=${odd}`), 422, "INVALID");
      await refuse(() => api().get(`/api/events?pages=${target.id}&after=${odd}`), 422, "INVALID");
    },
  );

  it("shows no version of another page, and restores none", async () => {
    expect.hasAssertions();
    await refuse(() => api().get(`/api/pages/${target.id}/versions/${target.otherVersion}/changes`), 404, "NOT_FOUND");
    await refuse(
      () => api().get(`/api/pages/${target.id}/versions/draft/changes?from=${target.otherVersion}`),
      404,
      "NOT_FOUND",
    );
    await refuse(
      () => api().post(`/api/pages/${target.id}/restore`, { versionId: target.otherVersion }),
      404,
      "NOT_FOUND",
    );
    await refuse(() => api().post(`/api/pages/${target.id}/restore`, { versionId: "\u0000" }), 404, "NOT_FOUND");
  });

  it("shows a draft only for a token that the site made", async () => {
    const [mine, theirs] = await Promise.all(
      [target.id, target.otherId].map((page) => api().post(`/api/pages/${page}/previews`, {})),
    );
    const tokenOf = (answer?: Answer) => String(answer?.body.url).split("/").at(-1) ?? "";
    const [[first = "", signature = ""], [second = ""]] = [tokenOf(mine).split("."), tokenOf(theirs).split(".")];
    const forged = [
      `${second}.${signature}`,
      `${first}.`,
      first,
      `.${signature}`,
      `${first}.${signature}.x`,
      `${first}.${signature}%00`,
      `${first}%00.${signature}`,
      `${first}.${signature.toLowerCase()}`,
      `${first}.${"ü".repeat(43)}`,
      `${"x".repeat(5000)}.${signature}`,
      "__proto__.x",
    ];
    for (const token of forged) await refuse(() => api().get(`/api/previews/${token}`), 404);
    expect((await api().get(`/api/previews/${first}.${signature}`)).status).toBe(200);
    await refuse(() => api().post(`/api/pages/${target.id}/previews`, { hours: 1e308 }), 422, "INVALID");
    await refuse(() => api().post(`/api/pages/${target.id}/previews`, { hours: 0 }), 422, "INVALID");
  });

  it("publishes no revision that is none", async () => {
    expect.hasAssertions();
    for (const revision of [1e308, -1, 0.5, "1", null]) {
      await refuse(() => api().post(`/api/pages/${target.id}/publish`, { revision }), 422, "INVALID");
    }
    await refuse(() => api().post(`/api/pages/${target.id}/publish`, { revision: 7 }), 409, "DRAFT_MOVED");
  });
});
