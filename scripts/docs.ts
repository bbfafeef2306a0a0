import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { blocksDoc } from "./lib/blocks-doc.ts";
import { ROOT } from "./lib/paths.ts";

type BlocksModule = typeof import("../src/blocks/index.ts");

const vite = await createServer({ root: ROOT, server: { middlewareMode: true, ws: false }, logLevel: "warn" });
const { blockDefinitions } = (await vite.ssrLoadModule("/src/blocks/index.ts")) as BlocksModule;
writeFileSync(join(ROOT, "docs/blocks.md"), blocksDoc(blockDefinitions));
await vite.close();
