import { sql } from "kysely";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "./services.ts";

/** Finds the tables and the folder of emails that hold a text, in any case; of the rows, those of one tenant. */
export async function placesOf(site: Site, text: string, tenant = "site"): Promise<string[]> {
  const { database, environment } = site.services;
  const names = database.isShared
    ? sql<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE'`
    : sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like '%_search%'`;
  const found: string[] = [];
  const has = (content: unknown) => JSON.stringify(content).toLowerCase().includes(text.toLowerCase());
  await database.inTransaction(async (trx) => {
    await database.enterTenant(trx, tenant);
    for (const { name } of (await names.execute(trx)).rows) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(trx);
      if (has(rows)) found.push(name);
    }
  });
  const outbox = join(environment.DATA_DIR, "outbox");
  const emails = existsSync(outbox) ? readdirSync(outbox) : [];
  if (emails.some((file) => has(readFileSync(join(outbox, file), "utf8")))) found.push("outbox");
  return found.toSorted();
}
