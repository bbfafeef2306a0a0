import { Agent, request } from "node:http";
import { quantile } from "./quantile.ts";

/**
 * Visitors who post a form each, at a steady pace, whatever the answers take. Arguments: address, token, posts a second,
 * seconds, where their numbers begin, action of the form.
 */
const [address = "", token = "", perSecond = "1", seconds = "1", first = "0", action = ""] = process.argv.slice(2);
/** More at once are not sent: the server would close their connections. */
const MAX_OPEN = 4000;
const agent = new Agent({ keepAlive: true });

const leadOf = (n: number) => ({
  numStudents: "20",
  sessionsPerStudent: "5",
  costPerReport: "120",
  firstName: `Ada ${n}`,
  lastName: "Lovelace",
  email: `lead-${n}@example.org`,
  website: `company-${n}.example`,
  consent: "on",
});

const rowOf = (n: number) => ({
  name: `Guest ${n}`,
  email: `guest-${n}@example.org`,
  seats: String(n),
  about: "A sentence or two about what somebody hopes to learn on the day.",
});

const fieldsOf = action === "row_creation" ? rowOf : leadOf;

const times: Record<number, number[]> = {};
let [open, unsent, broken] = [0, 0, 0];

/** Posts the form with this number from an address of its own. */
function post(n: number): Promise<void> {
  if (open >= MAX_OPEN) {
    unsent += 1;
    return Promise.resolve();
  }
  const began = performance.now();
  const body = new URLSearchParams({ action, csrf: token, ...fieldsOf(n) }).toString();
  open += 1;
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": Buffer.byteLength(body),
    accept: "application/json",
    "sec-fetch-site": "same-origin",
    "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  };
  return new Promise<void>((resolve) => {
    const sent = request(address, { agent, method: "POST", headers }, (answer) => {
      answer.resume().once("close", () => {
        (times[answer.statusCode ?? 0] ??= []).push(performance.now() - began);
        resolve();
      });
    });
    sent.once("error", () => {
      broken += 1;
      resolve();
    });
    sent.end(body);
  }).finally(() => void (open -= 1));
}

const began = performance.now();
const count = Number(perSecond) * Number(seconds);
const answers: Promise<void>[] = [];
await new Promise<void>((resolve) => {
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) * Number(perSecond)) / 1000);
    while (answers.length < Math.min(due, count)) answers.push(post(Number(first) + answers.length));
    if (answers.length < count) return;
    clearInterval(timer);
    resolve();
  }, 1);
});
await Promise.all(answers);
const lasted = (performance.now() - began) / 1000;
const of = (status: number) => ({
  count: times[status]?.length ?? 0,
  p50: quantile(times[status] ?? [], 0.5),
  p99: quantile(times[status] ?? [], 0.99),
});
const all = Object.values(times).reduce((sum, list) => sum + list.length, 0);
const [stored, shed] = [of(200), of(503)];
console.log(JSON.stringify({ stored, shed, failed: all - stored.count - shed.count + broken, unsent, lasted }));
agent.destroy();
