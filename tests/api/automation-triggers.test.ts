import { describe, expect, it } from "vitest";
import { useApi } from "../api-client.ts";
import { automationsFor, HOUR_MS } from "../automations.ts";
import { engines } from "../databases.ts";
import { headerOf } from "../smtp.ts";

describe.each(engines)("automations on $name", (engine) => {
  const { clock, site, api, mails, run, create } = automationsFor(engine);

  it("start when something is posted to their secret address, once for each event", async () => {
    const { trigger, id } = await create({
      trigger: { type: "webhook" },
      steps: [{ type: "mail", subject: "{{webhook.person.name}}", text: "x" }],
    });
    const post = (address: string, body: unknown, key = "event-1") =>
      site().request(new URL(address).pathname, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "webhook-id": key },
      });
    const body = { person: { name: "Bo" } };
    expect((await post(trigger.address, body)).status).toBe(200);
    expect((await post(trigger.address, body)).status).toBe(200);
    expect((await post(`${trigger.address}x`, body)).status).toBe(404);
    expect((await post(trigger.address, [1])).status).toBe(422);
    await run();
    expect(mails().taken.map((mail) => headerOf(mail, "Subject"))).toEqual(["Bo"]);
    await api().patch(`/api/automations/${id}`, { isEnabled: false });
    expect((await post(trigger.address, body, "event-2")).status).toBe(404);
    const editor = await useApi(site(), "editor");
    expect((await editor.get(`/api/automations/${id}`)).body.trigger).toEqual({ type: "webhook" });
  });

  it("start on schedule, once however many processes look and however long none did", async () => {
    const { id, nextAt } = await create({
      trigger: { type: "schedule", every: "hour", at: "00:30" },
      steps: [{ type: "mail", subject: "{{schedule.at}}", text: "x" }],
    });
    clock.later = Date.parse(nextAt) - Date.now() - 10_000;
    await run();
    expect(mails().taken).toEqual([]);
    clock.later += 5 * HOUR_MS + 10_000;
    await Promise.all([run(), run(), run()]);
    expect(mails().taken.map((mail) => headerOf(mail, "Subject"))).toEqual([nextAt]);
    const next = (await api().get(`/api/automations/${id}`)).body.nextAt;
    expect(Date.parse(next) - Date.parse(nextAt)).toBeGreaterThanOrEqual(5 * HOUR_MS);
  });
});
