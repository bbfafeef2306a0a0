import { openDatabase } from "#db";
import { startSite } from "../tests/e2e/server-process.ts";
import { measurePosts } from "./posting.ts";
import { ADMIN, signIn } from "./sign-in.ts";

const PATH = "/guests";
const GUESTS = {
  name: "guests",
  title: "Guest",
  titlePlural: "Guests",
  visitors: { read: true, create: true },
  properties: [
    { name: "name", title: "Name", type: "text", isDisplay: true, isRequired: true, isSortable: true },
    { name: "email", title: "Email", type: "email", isPrivate: true },
    { name: "seats", title: "Seats", type: "number", isSortable: true },
    { name: "about", title: "About you", type: "longText" },
  ],
};

/** Publishes a page with the form for new guests. */
async function publishForm(url: string): Promise<void> {
  const headers = await signIn(url);
  const post = async <Answer>(path: string, body: object): Promise<Answer> => {
    const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  await post("/api/entities", GUESTS);
  const variables = { entityName: { type: "manual", value: GUESTS.name } };
  const blocks = [{ rowsNew: { style: "form", hiddenProperties: [], variables } }];
  const { id } = await post<{ id: string }>("/api/pages", { path: PATH, title: "Guests", blocks });
  await post(`/api/pages/${id}/publish`, {});
}

/** Measures posts of the public form for new rows. DATABASE_URL names another database than the embedded one. */
export async function benchRowPosts(paces: readonly number[]) {
  const site = await startSite({ ...ADMIN, LOG_LEVEL: "error", TRUST_PROXY: "1" });
  const place = { url: process.env.DATABASE_URL, folder: site.folder, exclusive: false };
  async function countStored(): Promise<number> {
    const database = await openDatabase(place);
    const { count } = await database.readTenant("site", ({ rows }) =>
      rows
        .selectFrom("rows")
        .select(({ fn }) => fn.countAll().as("count"))
        .executeTakeFirstOrThrow(),
    );
    await database.close();
    return Number(count);
  }
  try {
    await publishForm(site.url);
    const running = { url: site.url, pid: site.child.pid ?? 0 };
    return await measurePosts({ site: running, path: PATH, action: "row_creation", countStored }, paces);
  } finally {
    await site.stop();
  }
}
