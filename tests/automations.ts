import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { makeEngine } from "#automations/server";
import { useApi, type Api } from "./api-client.ts";
import type { Engine } from "./databases.ts";
import { openSite, type Site } from "./services.ts";
import { startMailServer, type MailServer } from "./smtp.ts";
import { storeLeads } from "./stored-submissions.ts";
import { startReceiver, type Receiver } from "./webhook-receiver.ts";

/** The id of the lead that the site of these tests has. */
export const LEAD = "lead-000000";
export const HOUR_MS = 3_600_000;

/**
 * Opens a site with a mail server and a receiver of webhooks, both of which it may reach, and one lead. No automation is
 * left from the test before.
 * @param variables further ones of the environment, known when the tests begin.
 */
export function automationsFor(engine: Engine, variables: () => Record<string, string> = () => ({})) {
  let made: Awaited<ReturnType<Engine["make"]>>;
  let site: Site;
  let api: Api;
  let mails: MailServer;
  let receiver: Receiver;
  /** How far the engine's clock is ahead. */
  const clock = { later: 0 };

  beforeAll(async () => {
    made = await engine.make();
    mails = await startMailServer();
    receiver = await startReceiver();
    const reached = { SMTP_URL: mails.url, LEADS_EMAIL: "team@example.org", WEBHOOK_ALLOWED_HOSTS: receiver.host };
    site = await openSite(made.place, { ...reached, ...variables() });
    api = await useApi(site, "admin");
    await storeLeads(site, 1);
    await removeAll();
  });
  afterEach(async () => {
    clock.later = 0;
    mails.taken.length = 0;
    receiver.received.length = 0;
    receiver.answer = (response) => void response.writeHead(204).end();
    await removeAll();
  });
  afterAll(async () => {
    await site.services.events.close();
    await site.close();
    receiver.stop();
    await mails.stop();
    await made.remove();
  });

  async function removeAll() {
    for (const { id } of (await api.get("/api/automations")).body.items) await api.remove(`/api/automations/${id}`);
  }

  /** Does what is due as another process of the site would, with its own clock. */
  async function run() {
    const { database, automations } = site.services;
    const now = () => new Date(Date.now() + clock.later);
    const failures: unknown[] = [];
    const { ports, tell } = automations;
    const onFailure = (error: unknown) => failures.push(error);
    const other = makeEngine({ database, ports, now, onFailure, onProgress: tell });
    await other.runDue();
    await other.stop();
    expect(failures).toEqual([]);
  }

  /** Adds an automation, about leads unless the body says otherwise. */
  async function create(body: object) {
    const defaults = { name: "Test", isEnabled: true, trigger: { type: "lead" } };
    const answer = await api.post("/api/automations", { ...defaults, ...body });
    expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
    return answer.body;
  }

  /** Starts steps for an entry. @returns the execution's id. */
  async function begin(steps: object[], entry: unknown = LEAD): Promise<string> {
    const { id } = await create({ steps });
    const { status, body } = await api.post(`/api/automations/${id}/run`, { entry });
    expect([status, body.status]).toEqual([201, "queued"]);
    return body.id;
  }

  const read = async (id: string) => (await api.get(`/api/executions/${id}`)).body;
  /** The executions of an automation, the newest first. */
  const listed = async (id: string) => (await api.get(`/api/executions?automation=${id}`)).body.items;

  return {
    clock,
    site: () => site,
    api: () => api,
    mails: () => mails,
    receiver: () => receiver,
    run,
    create,
    begin,
    read,
    listed,
  };
}
