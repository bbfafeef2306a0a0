import { buildIfStale } from "./lib/build.ts";
import { SERVER_MODULE } from "./lib/paths.ts";

/** `npm run media -- to-bucket|to-folder [--dry-run] [--remove]`: moves the pictures of a site, also while it runs. */
process.env.NODE_ENV = "production";
await buildIfStale();

type ServerModule = typeof import("../src/server/index.ts");
const { runMediaCommand, StartupError }: ServerModule = await import(SERVER_MODULE);

try {
  const isComplete = await runMediaCommand(process.argv.slice(2), process.env, (line) => console.log(line));
  process.exit(isComplete ? 0 : 1);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
