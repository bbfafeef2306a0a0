import { makeEngine, trigger, type Ports } from "#automations/server";
import { openDatabase, type Database } from "#db";
import { newFolder } from "../tests/e2e/server-process.ts";
import { durableCommits } from "./durable-commits.ts";
import { median } from "./quantile.ts";

const CONDITION = { type: "condition", rules: [{ field: "submission.n", is: "above", value: 1 }] };
const MAIL = { type: "mail", subject: "About {{submission.n}}", text: "{{submission.n}}" };
/** Steps of our own, and steps that act outside. */
const OWN = [CONDITION, CONDITION, CONDITION, CONDITION, { type: "stop" }];
const OUTSIDE = [MAIL, MAIL];
const WAIT = [{ type: "wait", days: 3 }];
/** The number of executions stored at once. */
const PART = 500;
const LOOKS = 50;

const PORTS: Ports = {
  readEntry: async () => ({}),
  readSite: () => ({ name: "Site" }),
  mail: async () => ({ kind: "done" }),
};

/** Makes these steps the only automation that submissions start. */
async function setSteps({ db }: Database, id: string, steps: object[]): Promise<void> {
  await db.updateTable("automations").set({ is_enabled: 0 }).execute();
  const at = new Date().toISOString();
  const definition = JSON.stringify({ trigger: { type: "submission" }, steps });
  await db
    .insertInto("automations")
    .values({
      id,
      name: id,
      is_enabled: 1,
      version: 1,
      trigger_type: "submission",
      definition,
      deadline_days: 30,
      hook_token: null,
      next_at: null,
      created_at: at,
      updated_at: at,
      deleted_at: null,
    })
    .execute();
  await db
    .insertInto("automation_versions")
    .values({ automation_id: id, version: 1, definition, created_at: at })
    .execute();
}

async function start({ inTransaction }: Database, count: number): Promise<void> {
  for (let first = 0; first < count; first += PART) {
    const events = Array.from({ length: Math.min(PART, count - first) }, (_one, index) => {
      const n = first + index;
      return { type: "submission" as const, entry: `${n}`, key: crypto.randomUUID(), data: { n } };
    });
    await inTransaction((trx) => trigger(trx, events));
  }
}

const open = (database: Database) =>
  makeEngine({
    database,
    ports: PORTS,
    onFailure: (error) => {
      throw error;
    },
  });

/** Steps a second of many executions that are due at once. */
async function stepsPerSecond(database: Database, id: string, steps: object[], count: number): Promise<number> {
  await setSteps(database, id, steps);
  await start(database, count);
  const engine = open(database);
  const began = performance.now();
  await engine.runDue();
  return (count * steps.length * 1000) / (performance.now() - began);
}

/** Processor milliseconds of a look at which nothing is due. */
async function idleLook(database: Database): Promise<number> {
  const engine = open(database);
  const looks: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    const before = process.cpuUsage();
    await engine.runDue();
    const { user, system } = process.cpuUsage(before);
    looks.push((user + system) / 1000);
  }
  return median(looks);
}

/** Measures the engine on the embedded database: steps a second, and what executions cost that wait. */
export async function benchAutomations(count: number, waiting: number) {
  const database = await openDatabase({ folder: newFolder(), exclusive: true });
  try {
    const idle = await idleLook(database);
    await setSteps(database, "waiting", WAIT);
    await start(database, waiting);
    await open(database).runDue();
    const idleWaiting = await idleLook(database);
    const own = await stepsPerSecond(database, "own", OWN, count);
    const outside = await stepsPerSecond(database, "outside", OUTSIDE, count);
    return { own, outside, idle, idleWaiting, floor: durableCommits() };
  } finally {
    await database.close();
  }
}
