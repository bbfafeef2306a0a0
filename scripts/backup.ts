import { basename, resolve } from "node:path";
import { backupFile, dataFolder, StartupError } from "../src/db/index.ts";

/** `npm run backup [file]`: copies the embedded database and the uploaded files, also while the site runs. */
const folder = dataFolder(process.env.DATA_DIR);
const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, "-");
const file = resolve(process.argv[2] ?? `backups/blockwright-${stamp}.db`);

try {
  if (process.env.DATABASE_URL) {
    throw new StartupError(
      "This site runs on PostgreSQL: back it up with `pg_dump --format=custom --dbname=<address> > site.dump`, with a " +
        "role that is a superuser or has BYPASSRLS, which the site's own isn't. " +
        "Then copy the folder `media` of DATA_DIR, which holds the uploaded files (those in a bucket stay there).",
    );
  }
  await backupFile(folder, file);
  if (process.env.S3_BUCKET) {
    console.log(
      `Pictures in the bucket ${process.env.S3_BUCKET} are not part of this backup. To copy them too: ` +
        "DATA_DIR=<a folder> npm run media -- to-folder",
    );
  }
  console.log(`Backup written: ${file}, uploaded files beside it in ${basename(file, ".db")}.media when there are any`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
