import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { startSite } from "../tests/e2e/server-process.ts";
import { memoryMb } from "./load.ts";
import { ADMIN, signIn } from "./sign-in.ts";

/** What an import of a CSV file over HTTP takes. */
export type Import = {
  rowsPerSecond: number;
  /** Resident memory of the server in MB, at its highest until a quarter of the rows was stored, and in all. */
  quarterMb: number;
  wholeMb: number;
  progressLines: number;
  /** The longest time in milliseconds without a line of progress. */
  longestSilence: number;
  added: number;
};

const COURSES = {
  name: "courses",
  title: "Course",
  titlePlural: "Courses",
  properties: [
    { name: "title", title: "Title", type: "text", isDisplay: true, isRequired: true, isSortable: true },
    { name: "price", title: "Price", type: "money", currency: "EUR", isSortable: true },
    { name: "starts", title: "Starts", type: "date", isSortable: true },
    { name: "level", title: "Level", type: "choice", options: ["Beginner", "Advanced"], isSortable: true },
    { name: "notes", title: "Notes", type: "longText" },
  ],
};
const NOTES = '"What it is about, with a comma, ""quotes"" and\na second line."';

function* csvOf(count: number): Generator<string> {
  yield "Title,Price,Starts,Level,Notes\n";
  for (let n = 0; n < count; n += 1) {
    const day = String((n % 28) + 1).padStart(2, "0");
    yield `Course ${n},${n % 900}.50,2027-03-${day},${n % 2 ? "Beginner" : "Advanced"},${NOTES}\n`;
  }
}

/** Sends the file while it is made. @returns the lines of the answer. */
async function send(url: string, headers: Record<string, string>, count: number): Promise<AsyncIterable<string>> {
  const address = `${url}/api/tenants/site/entities/courses/rows/import`;
  const sent = request(address, { method: "POST", headers: { ...headers, "content-type": "text/csv" } });
  const answered = once(sent, "response") as Promise<[IncomingMessage]>;
  Readable.from(csvOf(count)).pipe(sent);
  const [answer] = await answered;
  if (answer.statusCode !== 200) throw new Error(`The import was refused with ${answer.statusCode}`);
  return createInterface({ input: answer });
}

/** Imports a CSV file that is sent as fast as the server reads it. DATABASE_URL names another database. */
export async function benchImport(count: number): Promise<Import> {
  const site = await startSite({ ...ADMIN, LOG_LEVEL: "error" });
  const pid = site.child.pid ?? 0;
  try {
    const headers = await signIn(site.url);
    const made = await fetch(`${site.url}/api/entities`, { method: "POST", headers, body: JSON.stringify(COURSES) });
    if (!made.ok) throw new Error(await made.text());
    const began = performance.now();
    const measured: Import = {
      rowsPerSecond: 0,
      quarterMb: 0,
      wholeMb: 0,
      progressLines: 0,
      longestSilence: 0,
      added: 0,
    };
    let last = began;
    for await (const line of await send(site.url, headers, count)) {
      const told = JSON.parse(line) as { progress?: { added: number }; end?: { added: number }; error?: object };
      if (told.error) throw new Error(line);
      const now = performance.now();
      measured.longestSilence = Math.max(measured.longestSilence, now - last);
      last = now;
      measured.wholeMb = Math.max(measured.wholeMb, memoryMb(pid));
      if (told.progress) measured.progressLines += 1;
      measured.added = (told.progress ?? told.end)?.added ?? measured.added;
      if (measured.added <= count / 4) measured.quarterMb = measured.wholeMb;
    }
    return Object.assign(measured, { rowsPerSecond: measured.added / ((last - began) / 1000) });
  } finally {
    await site.stop();
  }
}
