import { buildIfStale } from "./lib/build.ts";
import { CLIENT_FOLDER, SERVER_MODULE } from "./lib/paths.ts";

process.env.NODE_ENV = "production";
await buildIfStale();

type ServerModule = typeof import("../src/server/index.ts");
const { builtAdminAssets, builtAssets, startServer, StartupError }: ServerModule = await import(SERVER_MODULE);

try {
  const starting = startServer({
    variables: process.env,
    publicFolder: CLIENT_FOLDER,
    makeAssets: (environment) => builtAssets(CLIENT_FOLDER, environment),
    adminAssets: builtAdminAssets(CLIENT_FOLDER),
  });
  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    // Already during the start, as the site answers before the start has ended.
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void starting.then((running) => running.stop()).then(() => process.exit(0));
    });
  }
  const { url } = await starting;
  console.log(`Blockwright is ready: ${url}\nEvery block in every style: ${url}/blocks`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
