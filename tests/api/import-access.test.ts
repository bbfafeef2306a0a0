import { expect, it, onTestFinished, vi } from "vitest";
import { useApi } from "../api-client.ts";
import { embedded } from "../databases.ts";
import { joinAs } from "../members.ts";
import { openSite } from "../services.ts";

const ROWS = "/api/tenants/club/entities/boats/rows";

it("an import ends when who began it is removed from the organisation", async () => {
  const { place, remove } = await embedded.make();
  onTestFinished(remove);
  const site = await openSite(place);
  onTestFinished(site.close);
  const admin = await useApi(site, "admin");
  await admin.post("/api/tenants", { name: "club", title: "Club" });
  const properties = [{ name: "title", title: "Title", type: "text" }];
  await admin.post("/api/entities", { name: "boats", title: "Boat", titlePlural: "Boats", properties });
  const { headers, email } = await joinAs(site, "club", "manager");
  const body = `Title\n${Array.from({ length: 1000 }, (_, index) => `Boat ${index}\n`).join("")}`;
  const init = { method: "POST", headers: { ...headers, "content-type": "text/csv" }, body };
  const answer = await site.request(`${ROWS}/import`, init);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => JSON.parse((await reader?.read())?.value ?? "null");
  expect(await next()).toHaveProperty("columns");
  expect(await next()).toMatchObject({ progress: { added: 200 } });

  const { items } = (await admin.get("/api/tenants/club/people")).body;
  const { id } = items.find((one: { email: string }) => one.email === email);
  expect((await admin.remove(`/api/tenants/club/people/${id}`)).status).toBe(200);
  const now = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now + 1001);
  onTestFinished(() => clock.mockRestore());
  const lines = [await next(), await next(), await next()];
  expect(lines).toMatchObject([{ progress: { added: 400 } }, { error: { code: "FORBIDDEN" } }, null]);
});
