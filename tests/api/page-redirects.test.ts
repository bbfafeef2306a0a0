import { describe, expect, it } from "vitest";
import { makePage } from "../api-client.ts";
import { engines } from "../databases.ts";
import { importInto } from "../import-posts.ts";
import { siteAndApiFor } from "../site-for.ts";
import { wordPressExport } from "../wordpress-export.ts";

const TEXT = { heading: { headline: "A page" } };

describe.each(engines)("redirects to a page on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine);
  const visit = async (path: string) => {
    const { status, headers } = await site().request(path);
    return [status, headers.get("location")];
  };
  const publishAt = async (path: string) => {
    const id = await makePage(api(), path, [TEXT]);
    await api().post(`/api/pages/${id}/publish`);
    return id;
  };
  const add = (id: string, address: string) => api().post(`/api/pages/${id}/redirects`, { address });
  const fault = async (id: string, address: string) => {
    const { status, body } = await add(id, address);
    return [status, body.error.code, body.error.message];
  };

  it("are added and removed while visitors come", async () => {
    const id = await publishAt("/about");
    expect(await visit("/About-us.html")).toEqual([404, null]);
    expect(await add(id, "https://old.example/About-us.html")).toMatchObject({
      status: 201,
      body: { path: "/About-us.html" },
    });
    expect(await visit("/About-us.html?a=1")).toEqual([301, "/about?a=1"]);
    expect((await add(id, "/es/quienes")).body).toEqual({ path: "/quienes" });
    expect(await visit("/es/quienes")).toEqual([301, "/es/about"]);
    expect((await add(id, "/About-us.html")).status).toBe(201);
    const { body } = await api().get(`/api/pages/${id}/redirects`);
    expect(body.items).toEqual([{ path: "/About-us.html" }, { path: "/quienes" }]);
    await api().remove(`/api/pages/${id}/redirects?path=/About-us.html`);
    expect(await visit("/About-us.html")).toEqual([404, null]);
  });

  it("lead from capitals to the page, also where it has moved", async () => {
    const id = await publishAt("/opening-hours");
    expect(await visit("/Opening-Hours?a=B")).toEqual([301, "/opening-hours?a=B"]);
    expect(await visit("/ES/Opening-hours")).toEqual([301, "/es/opening-hours"]);
    expect(await visit("/Opening")).toEqual([404, null]);
    await api().patch(`/api/pages/${id}`, { path: "/visit" });
    expect(await visit("/OPENING-HOURS")).toEqual([301, "/visit"]);
    await api().post(`/api/pages/${id}/unpublish`);
    expect(await visit("/Visit")).toEqual([404, null]);
  });

  it("come with the former path of a page that moves", async () => {
    const id = await publishAt("/before");
    await api().patch(`/api/pages/${id}`, { path: "/after" });
    expect((await api().get(`/api/pages/${id}/redirects`)).body.items).toEqual([{ path: "/before" }]);
  });

  it("lead to the page in its language, where another language still has content at the old path", async () => {
    await publishAt("/prices");
    const spanish = await api().post("/api/pages", { path: "/prices", locale: "es", title: "Precios", blocks: [TEXT] });
    await api().post(`/api/pages/${spanish.body.id}/publish`);
    await api().patch(`/api/pages/${spanish.body.id}`, { path: "/precios" });
    expect(await visit("/es/prices")).toEqual([301, "/es/precios"]);
    expect(await visit("/prices")).toEqual([200, null]);
    await api().post(`/api/pages/${spanish.body.id}/unpublish`);
    expect(await visit("/es/prices")).toEqual([200, null]);
  });

  it("are refused where they could redirect nobody", async () => {
    const id = await publishAt("/target");
    const other = await publishAt("/other");
    await add(other, "/taken");
    expect(await fault(id, "/page?id=3")).toEqual([422, "PATH_INVALID", expect.stringContaining("/about-us.html")]);
    expect(await fault(id, "/admin/x")).toEqual([422, "PATH_RESERVED", "/admin/x belongs to the system"]);
    expect(await fault(id, "/target")).toEqual([409, "PATH_TAKEN", "This page is at /target itself"]);
    expect(await fault(id, "/other")).toEqual([409, "PATH_TAKEN", "A page is at /other"]);
    expect(await fault(id, "/taken")).toEqual([409, "PATH_TAKEN", expect.stringContaining("redirects to /other")]);
    expect((await add("nothing", "/x")).status).toBe(404);
    const shared = (await api().get("/api/shared-blocks")).body.id;
    expect((await add(shared, "/x")).status).toBe(404);
  });

  it("keep the parameters of an address", async () => {
    const id = await publishAt("/courses/:id1");
    expect(await fault(id, "/course")).toEqual([422, "PATH_INVALID", expect.stringContaining("/:id1")]);
    expect((await add(id, "/lessons/:id1.html")).status).toBe(422);
    expect((await add(id, "/lessons/:id1")).status).toBe(201);
    expect(await visit("/lessons/piano")).toEqual([301, "/courses/piano"]);
  });

  it("come with imported posts, and leave with their export", async () => {
    const xml = wordPressExport([
      { id: 1, title: "One", name: "one", content: "Text", link: "https://old.example/2024/05/One/" },
      { id: 2, title: "Two", name: "two", content: "Text", link: "https://old.example/?p=2" },
    ]);
    await importInto(site(), api(), xml, "publish=true");
    expect(await visit("/2024/05/One/")).toEqual([301, "/2024/05/One"]);
    expect(await visit("/2024/05/One")).toEqual([301, "/blog/one"]);
    const file =
      "---\ntitle: Three\ndate: 2024-01-01\npermalink: /three.html\naliases: [/3, four]\nredirect_from: /trois/\n---\nText";
    const { posts } = await importInto(site(), api(), file, "publish=true&name=three.md");
    expect(await visit("/trois")).toEqual([301, "/blog/three"]);
    const { body } = await api().get(`/api/pages/${posts[0]?.id}/redirects`);
    expect(body.items.map(({ path }: { path: string }) => path)).toEqual(["/3", "/three.html", "/trois"]);
  });
});
