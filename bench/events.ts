import { get, type IncomingMessage } from "node:http";
import { setTimeout } from "node:timers/promises";
import { hashPassword } from "better-auth/crypto";
import { openDatabase } from "#db";
import { newFolder, startSite } from "../tests/e2e/server-process.ts";
import { cpuMs } from "./load.ts";
import { pace } from "./pace.ts";
import { ADMIN, signIn } from "./sign-in.ts";
import { visitOnce, type Waiting } from "./visit.ts";

/** As many as one user may have. */
const STREAMS_OF_ONE = 20;
/** Each session is checked once in twenty seconds, a part of them each second. */
const IDLE_SECONDS = pace(20, 10);
const VISIT_SECONDS = pace(20, 5);
const VISITS_PER_SECOND = 100;

/** Stores people who have the admin's password. @returns their addresses. */
async function storePeople(folder: string, count: number): Promise<string[]> {
  const { db, close } = await openDatabase({ url: undefined, folder, exclusive: true });
  const password = await hashPassword(ADMIN.ADMIN_PASSWORD);
  const now = new Date().toISOString();
  const times = { created_at: now, updated_at: now };
  const people = Array.from({ length: count }, (_one, index) => ({ id: `p${index}`, email: `p${index}@example.org` }));
  const users = people.map(({ id, email }) =>
    Object.assign({ id, email, name: id, role: "editor" as const, email_verified: 1 }, times),
  );
  const credentials = people.map(({ id }) =>
    Object.assign({ id, user_id: id, account_id: id, provider_id: "credential", password }, times),
  );
  await db.insertInto("users").values(users).execute();
  await db.insertInto("credentials").values(credentials).execute();
  await close();
  return people.map(({ email }) => email);
}

/** Opens a stream of events, and reads what comes. */
function openStream(address: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(address, { agent: false, headers }, (answer) => {
      if (answer.statusCode === 200) resolve(answer.resume());
      else reject(new Error(`A stream answers ${answer.statusCode}`));
    }).once("error", reject);
  });
}

/** What idle streams cost: the part of a core, and what visitors wait for a cached page without and beside them. */
export type EventsMeasured = { streams: number; core: number; alone: Waiting; beside: Waiting };

/** Measures a site where that many people each have twenty event streams open, and nothing happens. */
export async function benchEvents(people: number): Promise<EventsMeasured> {
  const variables = { DATA_DIR: newFolder(), ...ADMIN, TRUST_PROXY: "1", LOG_LEVEL: "error" };
  await (await startSite(variables)).stop();
  const emails = await storePeople(variables.DATA_DIR, people);
  const site = await startSite(variables);
  const pid = site.child.pid ?? 0;
  const visit = () => visitOnce(site.url, VISITS_PER_SECOND, VISIT_SECONDS);
  const streams: IncomingMessage[] = [];
  try {
    const headers = await signIn(site.url);
    const pages = (await (await fetch(`${site.url}/api/pages`, { headers })).json()) as { items: { id: string }[] };
    const address = `${site.url}/api/events?pages=${pages.items[0]?.id}`;
    const alone = await visit();
    for (const [index, email] of emails.entries()) {
      const own = await signIn(site.url, email, { "x-forwarded-for": `10.0.${index >> 8}.${index & 255}` });
      const opened = Array.from({ length: STREAMS_OF_ONE }, () => openStream(address, own));
      streams.push(...(await Promise.all(opened)));
    }
    const before = cpuMs(pid) ?? 0;
    await setTimeout(IDLE_SECONDS * 1000);
    const core = ((cpuMs(pid) ?? 0) - before) / (IDLE_SECONDS * 1000);
    return { streams: streams.length, core, alone, beside: await visit() };
  } finally {
    for (const stream of streams) stream.destroy();
    await site.stop();
  }
}
