import { openDatabase } from "#db";
import { startSite } from "../tests/e2e/server-process.ts";
import { measurePosts } from "./posting.ts";

/** Measures leads that are posted. DATABASE_URL names another database than the embedded one. */
export async function benchLeads(paces: readonly number[]) {
  const site = await startSite({ LOG_LEVEL: "error", TRUST_PROXY: "1" });
  const place = { url: process.env.DATABASE_URL, folder: site.folder, exclusive: false };
  async function countStored(): Promise<number> {
    const database = await openDatabase(place);
    const { count } = await database.db
      .selectFrom("leads")
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    await database.close();
    return Number(count);
  }
  const running = { url: site.url, pid: site.child.pid ?? 0 };
  try {
    return await measurePosts({ site: running, path: "/", action: "roi_calculator_submission", countStored }, paces);
  } finally {
    await site.stop();
  }
}
