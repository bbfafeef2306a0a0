import { resolve } from "node:path";
import { dataFolder, restoreFile, StartupError } from "../src/db/index.ts";

/** `npm run restore <file>`: makes an empty data folder from a backup. */
const folder = dataFolder(process.env.DATA_DIR);
const [file] = process.argv.slice(2);

try {
  if (!file) throw new StartupError("Name the backup: npm run restore <file>");
  if (process.env.DATABASE_URL) {
    throw new StartupError(
      "This site runs on PostgreSQL: restore it into an empty database with " +
        "`pg_restore --no-owner --role=<the site's role> --dbname=<address> site.dump`, " +
        "and copy the folder `media` back into DATA_DIR.",
    );
  }
  const missing = await restoreFile(resolve(file), folder);
  if (missing.length > 0) {
    const remedy = process.env.S3_BUCKET
      ? `The site looks for them in the bucket ${process.env.S3_BUCKET}.`
      : `Copy them into ${resolve(folder, "media")}; until then pages lack these pictures.`;
    console.error(`Uploaded files that the backup lacks (${missing.length}): ${missing.join(", ")}. ${remedy}`);
  }
  console.log(`Restored into ${resolve(folder)}. Start the site with \`npm start\`.`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
