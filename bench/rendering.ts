import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CLIENT_FOLDER, SERVER_MODULE } from "../scripts/lib/paths.ts";
import { pace } from "./pace.ts";

/** Until the engine has compiled what is hot: before, its compiler threads are most of what is counted. */
const WARM_UP = pace(3000, 1500);
const PAGES = pace(2000, 500);

/** CPU milliseconds of one call, after a warm-up. */
async function cpuOf(once: () => unknown): Promise<number> {
  for (let count = 0; count < WARM_UP; count += 1) await once();
  const cpu = process.cpuUsage();
  for (let count = 0; count < PAGES; count += 1) await once();
  const { user, system } = process.cpuUsage(cpu);
  return (user + system) / 1000 / PAGES;
}

/** Measures what a landing page costs that isn't in the cache: rendering alone, and the whole request. */
export async function benchRendering() {
  process.env.NODE_ENV = "production";
  type ServerModule = typeof import("../src/server/index.ts");
  const server: ServerModule = await import(SERVER_MODULE);
  const services = await server.makeServices({
    variables: { DATA_DIR: mkdtempSync(join(tmpdir(), "blockwright-bench-")), LOG_LEVEL: "silent" },
    publicFolder: CLIENT_FOLDER,
    makeAssets: (environment) => server.builtAssets(CLIENT_FOLDER, environment),
    adminAssets: server.builtAdminAssets(CLIENT_FOLDER),
  });
  const app = server.createApp(services);
  const request = async (encoding: string) => {
    services.cache.drop();
    await (await app.request("/", { headers: { "accept-encoding": encoding } })).arrayBuffer();
  };
  const template = server.landingTemplate();
  const page = { ...template, blocks: server.withShared(template.blocks, {}, "/") };
  const context = {
    locale: "en",
    origin: services.origin,
    path: "/",
    siteName: "",
    debug: false,
    formToken: () => "",
  } as const;
  const result = {
    renderMs: await cpuOf(() => server.renderPage(page, context, services.assets)),
    requestMs: await cpuOf(() => request("identity")),
    compressedMs: await cpuOf(() => request("br")),
  };
  await services.database.close();
  return result;
}
