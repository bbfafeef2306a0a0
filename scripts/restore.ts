import { closeSync, existsSync, openSync, readSync } from "node:fs";
import { resolve } from "node:path";
import { databaseUrl, dataFolder, restoreFile, restoreIntoPostgres, StartupError } from "../src/db/index.ts";

/** `npm run restore <file>`: makes an empty data folder from a backup, or with DATABASE_URL a site on PostgreSQL. */
const folder = dataFolder(process.env.DATA_DIR);
const { DATABASE_URL: url, S3_BUCKET: bucket } = process.env;
const [file] = process.argv.slice(2);

/** Whether a file was written by pg_dump in its own format. */
function isDump(path: string): boolean {
  if (!existsSync(path)) return false;
  const opened = openSync(path, "r");
  const start = Buffer.alloc(5);
  readSync(opened, start);
  closeSync(opened);
  return start.toString() === "PGDMP";
}

async function restore(source: string): Promise<{ into: string; missing: string[] }> {
  if (!url) return { into: resolve(folder), missing: await restoreFile(source, folder) };
  if (isDump(source)) {
    throw new StartupError(
      "A dump of PostgreSQL is restored into an empty database with " +
        "`pg_restore --no-owner --role=<the site's role> --dbname=<address> site.dump`; " +
        "copy the folder `media` back into DATA_DIR.",
    );
  }
  const address = databaseUrl.safeParse(url);
  if (!address.success) throw new StartupError(`DATABASE_URL: ${address.error.issues[0]?.message}`);
  const { rows, missing } = await restoreIntoPostgres(source, folder, address.data);
  return { into: `the database of DATABASE_URL (${rows.toLocaleString("en")} rows)`, missing };
}

try {
  if (!file) throw new StartupError("Name the backup: npm run restore <file>");
  const { into, missing } = await restore(resolve(file));
  if (missing.length > 0) {
    const remedy = bucket
      ? `The site looks for them in the bucket ${bucket}.`
      : `Copy them into ${resolve(folder, "media")}; until then pages lack these pictures.`;
    console.error(`Uploaded files that the backup lacks (${missing.length}): ${missing.join(", ")}. ${remedy}`);
  }
  console.log(`Restored into ${into}. Start the site with \`npm start\`.`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
