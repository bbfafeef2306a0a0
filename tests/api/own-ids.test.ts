import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "#shared/server";
import { useApi, type Answer, type Api } from "../api-client.ts";
import { engines } from "../databases.ts";
import { siteAndApiFor } from "../site-for.ts";

const AUTOMATION = { name: "One", trigger: { type: "manual" }, steps: [] };
const REFUSED = [422, "INVALID", ["id"]];

describe.each(engines)("an id of the caller’s that something else has, on $name", (engine) => {
  const { site, api } = siteAndApiFor(engine, "admin", { SIGN_UP: "open" });
  let member: Api;
  let editor: Api;
  beforeAll(async () => {
    member = await useApi(site(), "member");
    editor = await useApi(site(), "editor");
  });
  const outcome = ({ status, body }: Answer) => [status, body.error?.code, body.error?.path];

  it("is refused where it is another's organisation", async () => {
    const id = newId();
    await api().post("/api/tenants", { id, name: "theirs", title: "Theirs" });
    const plan = (await member.get("/api/offers")).body.items[0].id;
    expect(outcome(await member.post("/api/organisations", { id, title: "Ours", plan }))).toEqual(REFUSED);
  });

  it("is refused where it is another's own view of a list", async () => {
    const view = { id: newId(), title: "Mine", isShared: false, settings: {} };
    expect((await api().post("/api/inbox/views", view)).status).toBe(201);
    expect(outcome(await editor.post("/api/inbox/views", view))).toEqual(REFUSED);
  });

  it("is refused where it is a deleted automation, or another automation's execution", async () => {
    const ids = await Promise.all(
      ["One", "Two"].map(async (name) => (await api().post("/api/automations", { ...AUTOMATION, name })).body.id),
    );
    const run = (automation: string, id: string) => api().post(`/api/automations/${automation}/run`, { id });
    const execution = newId();
    expect((await run(ids[0], execution)).status).toBe(201);
    expect(outcome(await run(ids[1], execution))).toEqual(REFUSED);
    await api().remove(`/api/automations/${ids[0]}`);
    expect(outcome(await api().post("/api/automations", { id: ids[0], ...AUTOMATION }))).toEqual(REFUSED);
  });
});
