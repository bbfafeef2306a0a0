import { createServer } from "node:http";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { ROOT } from "../../scripts/lib/paths.ts";
import { freePort } from "../../tests/e2e/server-process.ts";

const TYPES: Record<string, string> = { html: "text/html", js: "text/javascript", css: "text/css" };

/**
 * Builds the floor page and serves it; `blocks(n)` are what `?n` shows, `styles` the sheets of the site.
 * @returns its address and what ends it.
 */
export async function serveFloor(blocks: (count: number) => unknown[], styles: readonly string[]) {
  const outDir = mkdtempSync(join(tmpdir(), "blockwright-floor-"));
  await build({
    root: join(ROOT, "bench/editor-floor"),
    configFile: join(ROOT, "vite.config.ts"),
    mode: "admin",
    logLevel: "warn",
    build: {
      outDir,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { input: join(ROOT, "bench/editor-floor/index.html") },
    },
  });
  const port = await freePort();
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/blocks.json") {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ styles, blocks: blocks(Number(search.slice(1))) }));
      return;
    }
    const file = join(outDir, pathname === "/" ? "index.html" : pathname);
    response.setHeader("Content-Type", TYPES[file.split(".").at(-1) ?? ""] ?? "application/octet-stream");
    response.statusCode = existsSync(file) ? 200 : 404;
    response.end(existsSync(file) ? readFileSync(file) : undefined);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}
