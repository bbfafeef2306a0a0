import { describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { addLeads } from "../inbox-entries.ts";
import { makeUser } from "../sign-in.ts";
import { siteAndApiFor } from "../site-for.ts";

const ADDRESS = "/api/getting-started";

describe.each(engines)("what a new site still needs on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin");
  const read = async () => (await api().get(ADDRESS)).body;
  const done = async () => (await read()).done;

  it("is everything at first, also with the sample pages and customers", async () => {
    await makeUser(site(), "member");
    expect(await read()).toEqual({ done: [], isHidden: false, homeId: expect.any(String) });
  });

  it("becomes less as the site becomes its owners’", async () => {
    await api().patch("/api/settings", { siteName: "Lernwerk" });
    expect(await done()).toEqual(["name"]);
    await api().patch("/api/settings", { logo: "/media/logo.svg" });
    expect(await done()).toEqual(["name", "brand"]);
    const { homeId } = await read();
    await api().post(`/api/pages/${homeId}/import`, { blocks: [{ heading: { headline: "Lernwerk" } }] });
    expect(await done()).toEqual(["name", "brand"]);
    await api().post(`/api/pages/${homeId}/publish`);
    expect(await done()).toEqual(["name", "brand", "home"]);
    await api().post("/api/invitations", { email: "bo@example.org", role: "editor" });
    expect(await done()).toEqual(["name", "brand", "home", "colleague"]);
    await addLeads(site().services.database, ["l1"], { name: "Ada", email: "ada@example.org" });
    expect(await done()).toEqual(["name", "brand", "home", "colleague", "entry"]);
  });

  it("is a home page again once that isn’t public, or has another address", async () => {
    const { homeId } = await read();
    await api().post(`/api/pages/${homeId}/unpublish`);
    expect(await read()).toMatchObject({ done: ["name", "brand", "colleague", "entry"], homeId });
    await api().patch(`/api/pages/${homeId}`, { path: "/former" });
    expect(await read()).toEqual({ done: ["name", "brand", "colleague", "entry"], isHidden: false });
  });

  it("can be hidden and shown again", async () => {
    await api().patch("/api/settings", { gettingStartedHidden: true });
    expect((await read()).isHidden).toBe(true);
    await api().patch("/api/settings", { gettingStartedHidden: null });
    expect((await read()).isHidden).toBe(false);
  });
});

describe.each(engines)("a site on $name whose environment has its name and a mail server", (engine) => {
  const variables = { SITE_NAME: "Lernwerk", SMTP_URL: "smtp://127.0.0.1:1" };
  const { api } = siteAndApiFor(engine, "admin", variables);

  it("needs neither", async () => {
    expect((await api().get(ADDRESS)).body.done).toEqual(["name", "mail"]);
  });
});
