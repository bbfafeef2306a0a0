import { beforeAll, beforeEach, expect } from "vitest";
import { formToken } from "#forms/server";
import { useApi, type Api } from "./api-client.ts";
import type { Engine } from "./databases.ts";
import { siteFor } from "./site-for.ts";

const LEAD = {
  numStudents: "20",
  sessionsPerStudent: "5",
  costPerReport: "120",
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.org",
  website: "ada.example",
  consent: "on",
};

const FIELDS = [
  { id: 1, type: "text", label: "Your name", required: true },
  { id: 2, type: "email", label: "Email", required: true },
  { id: 3, type: "longText", label: "Message" },
  { id: 4, type: "file", label: "Attachment" },
];

const TABLES = [
  "rate_limits",
  "inbox_entries",
  "inbox_retention",
  "submissions",
  "private_files",
  "leads",
  "executions",
  "subscribers",
  "saved_views",
] as const;

/**
 * Opens a site with a calculator, a form block and a newsletter form for a suite; nothing of one test is left for the next.
 * @param variables of the site's environment, read when the suite begins.
 */
export function inboxSiteFor(engine: Engine, variables: Record<string, string> = {}) {
  const { site } = siteFor(engine, Object.assign(variables, { TRUST_PROXY: "1" }));
  let admin: Api;
  let editor: Api;
  let clients = 0;

  async function post(form: string, path: string, fields: Record<string, string | File>) {
    clients += 1;
    const body = new FormData();
    const sent = { action: form, csrf: formToken(site().services.secret, form, Date.now()), ...fields };
    for (const [name, value] of Object.entries(sent)) body.set(name, value);
    const encoded = new Response(body);
    const answer = await site().request(path, {
      method: "POST",
      body: await encoded.arrayBuffer(),
      headers: {
        accept: "application/json",
        "content-type": encoded.headers.get("content-type") ?? "",
        origin: "https://example.org",
        "x-forwarded-for": `client ${clients}`,
      },
    });
    expect(answer.status).toBe(200);
  }
  const sendLead = (fields: Record<string, string> = {}, path = "/offer") =>
    post("roi_calculator_submission", path, { ...LEAD, ...fields });
  const sendForm = (fields: Record<string, string | File> = {}, path = "/write") =>
    post("form_submission", path, { f1: "Bo Ek", f2: "Bo@example.org", f3: "Hello", ...fields });
  const signUp = (email: string) =>
    post("newsletter", "/newsletter", { email, first_name: "Cy", last_name: "Dee", source: "right form block" });

  const list = async (query = "") => (await admin.get(`/api/inbox/entries?${query}`)).body.items;
  /** The id of the latest entry. */
  const latest = async (): Promise<string> => (await admin.get("/api/inbox/new")).body.latest;
  const read = async (id: string) => (await admin.get(`/api/inbox/entries/${id}`)).body;

  beforeAll(async () => {
    admin = await useApi(site(), "admin");
    editor = await useApi(site(), "editor");
    await site().publish("/offer", [{ roiCalculator: { headline: "Count" }, id: "count" }]);
    const form = { style: "simple", headline: "Write to us", formName: "Contact", fields: FIELDS };
    await site().publish("/write", [{ form }]);
  });
  beforeEach(async () => {
    const { db } = site().services.database;
    for (const table of TABLES) await db.deleteFrom(table).execute();
  });
  return { site, api: () => admin, editor: () => editor, sendLead, sendForm, signUp, list, latest, read };
}
