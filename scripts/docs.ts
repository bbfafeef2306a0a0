import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { apiDoc } from "./lib/api-doc.ts";
import { blocksDoc } from "./lib/blocks-doc.ts";
import { ROOT } from "./lib/paths.ts";

type BlocksModule = typeof import("../src/blocks/index.ts");
type SamplesModule = typeof import("../src/blocks/samples.ts");
type RoutesModule = typeof import("../src/server/api/routes.ts");

const vite = await createServer({ root: ROOT, server: { middlewareMode: true, ws: false }, logLevel: "warn" });
const { blockDefinitions } = (await vite.ssrLoadModule("/src/blocks/index.ts")) as BlocksModule;
const { defaultsOf } = (await vite.ssrLoadModule("/src/blocks/samples.ts")) as SamplesModule;
writeFileSync(join(ROOT, "docs/blocks.md"), blocksDoc(blockDefinitions, defaultsOf));
const { apiRoutes } = (await vite.ssrLoadModule("/src/server/api/routes.ts")) as RoutesModule;
const api = join(ROOT, "docs/api.md");
writeFileSync(api, apiDoc(readFileSync(api, "utf8"), apiRoutes));
await vite.close();
