import { openDatabase, searchText, type Database } from "#db";
import { newFolder, startSite } from "../tests/e2e/server-process.ts";
import { median } from "./quantile.ts";
import { ADMIN, signIn } from "./sign-in.ts";

const TIMES = 20;
/** A search that takes long is asked fewer times: its median wanders little. */
const LONG_MS = 3000;
const LEAST_TIMES = 3;
/** The number of rows stored at once. */
const PART = 500;

function leadOf(n: number) {
  const [email, name] = [`number ${n}@example.org`, `Number ${n}`];
  return {
    id: `lead-${String(n).padStart(7, "0")}`,
    created_at: new Date(1_700_000_000_000 + n * 1000).toISOString(),
    page_path: "/",
    anchor: null,
    query: "",
    locale: "en",
    first_name: "Ada",
    last_name: name,
    email,
    website: "ada.example",
    linkedin_url: null,
    num_students: 20,
    sessions_per_student: 5,
    cost_per_report: 120,
    result: "{}",
    suspicious_at: null,
    fingerprint: String(n),
    search_text: searchText([`Ada ${name}`, email, "ada.example", "/"]),
  };
}

async function storeLeads({ db }: Database, count: number): Promise<void> {
  for (let first = 0; first < count; first += PART) {
    const rows = Array.from({ length: PART }, (_one, index) => leadOf(first + index));
    await db.insertInto("leads").values(rows).execute();
  }
}

const SEARCHES = {
  /** Asks for nothing: the list alone. */
  list: "",
  none: "nobody@nowhere",
  rare: "number 7@",
  common: "example.org",
  /** Each three letters of it are in every lead, but never together. */
  scattered: "ada.example.org",
  /** Too short for an index. */
  short: "#q",
};

/** What a search in the list of leads takes in milliseconds, by what is searched for. */
export type Searching = Record<keyof typeof SEARCHES, number>;

/** Measures searches among that many leads. DATABASE_URL names an empty database other than the embedded one. */
export async function benchLeadSearch(count: number): Promise<Searching> {
  const variables = { DATA_DIR: newFolder(), ...ADMIN };
  await (await startSite(variables)).stop();
  const database = await openDatabase({ url: process.env.DATABASE_URL, folder: variables.DATA_DIR, exclusive: true });
  await storeLeads(database, count);
  await database.close();
  const site = await startSite(variables);
  const headers = await signIn(site.url);
  async function msOf(search: string): Promise<number> {
    const times: number[] = [];
    const until = performance.now() + LONG_MS;
    while (times.length < TIMES && (times.length < LEAST_TIMES || performance.now() < until)) {
      const began = performance.now();
      const answer = await fetch(`${site.url}/api/leads?search=${encodeURIComponent(search)}`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The search for ${search} answers ${answer.status}`);
      times.push(performance.now() - began);
    }
    return median(times);
  }
  try {
    const measured: [string, number][] = [];
    for (const [name, search] of Object.entries(SEARCHES)) measured.push([name, await msOf(search)]);
    return Object.fromEntries(measured) as Searching;
  } finally {
    await site.stop();
  }
}
