import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CLIENT_FOLDER, SERVER_ENTRY } from "../scripts/lib/paths.ts";

const WARM_UP = 300;
const PAGES = 1000;

/** Measures what a page costs that isn't in the cache: read from the database and rendered; and compressed as well. */
export async function benchRendering() {
  process.env.NODE_ENV = "production";
  type ServerModule = typeof import("../src/server/index.ts");
  const { builtAssets, createApp, makeServices }: ServerModule = await import(SERVER_ENTRY);
  const services = await makeServices({
    variables: { DATA_DIR: mkdtempSync(join(tmpdir(), "blockwright-bench-")), LOG_LEVEL: "silent" },
    publicFolder: CLIENT_FOLDER,
    makeAssets: () => builtAssets(CLIENT_FOLDER, undefined),
  });
  const app = createApp(services);
  const cost = async (encoding: string) => {
    const once = async () => {
      services.cache.drop();
      await (await app.request("/", { headers: { "accept-encoding": encoding } })).arrayBuffer();
    };
    for (let count = 0; count < WARM_UP; count += 1) await once();
    const cpu = process.cpuUsage();
    for (let count = 0; count < PAGES; count += 1) await once();
    const { user, system } = process.cpuUsage(cpu);
    return (user + system) / 1000 / PAGES;
  };
  const result = { renderedCpuMs: await cost("identity"), compressedCpuMs: await cost("br") };
  await services.database.close();
  return result;
}
