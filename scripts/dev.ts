import { createServer, type Plugin } from "vite";
import { createServer as createHttpServer } from "node:http";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { blockSheets } from "./lib/block-sheets.ts";
import { ROOT } from "./lib/paths.ts";

/** The sources behind each page script of development. */
const ENTRIES: Readonly<Record<string, string>> = {
  "/@blockwright-dev.js": "/src/site/client.ts",
  "/@blockwright-dev-admin.js": "/src/admin/main.tsx",
};
const [ENTRY = "", ADMIN_ENTRY = ""] = Object.keys(ENTRIES);

/** The page scripts of development: fast refresh first, then the real one. No inline script is needed. */
const devEntry: Plugin = {
  name: "blockwright-dev-entry",
  resolveId: (id) => (id in ENTRIES ? id : undefined),
  load: (id) =>
    id in ENTRIES
      ? [
          'import "/@vite/client";',
          'import refresh from "/@react-refresh";',
          "refresh.injectIntoGlobalHook(window);",
          "window.$RefreshReg$ = () => {};",
          "window.$RefreshSig$ = () => (type) => type;",
          `await import("${ENTRIES[id]}");`,
        ].join("\n")
      : undefined,
  // Views are rendered on the server: a change of one reloads the page. The admin is rendered in the browser.
  handleHotUpdate: ({ file, server }) => {
    const isDrawnHere = /\.(?:css|island\.tsx)$|\/src\/(?:admin|ui\/kit)\//.test(file);
    if (file.includes("/src/") && !isDrawnHere) server.ws.send({ type: "full-reload" });
  },
};

/** @returns the addresses of sources, by name. */
function addressesOf(files: readonly string[], nameOf: (file: string) => string): Record<string, string> {
  return Object.fromEntries(files.map((file) => [nameOf(file), `/${file}`]));
}

/** The heading faces, from the source. */
function readFaces(): Record<string, { css: string; href: string }> {
  const files = globSync("src/site/fonts/*.css", { cwd: ROOT });
  const read = (file: string) => readFileSync(join(ROOT, file), "utf8").replaceAll("./", `/${dirname(file)}/`);
  return Object.fromEntries(
    files.map((file) => [basename(file, ".css"), { css: read(file), href: `/${file}?direct` }] as const),
  );
}

type ServerModule = typeof import("../src/server/index.ts");
const server = createHttpServer();
const vite = await createServer({
  root: ROOT,
  server: { middlewareMode: true, hmr: { server } },
  plugins: [devEntry],
});
const load = async () => (await vite.ssrLoadModule("/src/server/index.ts")) as ServerModule;

const { announceSetup, openImages, makeServices, StartupError } = await load();
const publicFolder = join(ROOT, "public");
try {
  const services = await makeServices({
    variables: process.env,
    publicFolder,
    isDevelopment: true,
    makeAssets: (environment) => ({
      script: ENTRY,
      styles: ["/src/site/site.css"],
      fonts: {},
      faces: readFaces(),
      // Read for each page: a new block's files need no restart.
      get early() {
        return addressesOf(globSync("src/blocks/*/*.early.js", { cwd: ROOT }), (file) => basename(file, ".early.js"));
      },
      get blockStyles() {
        return addressesOf(blockSheets(), (file) => basename(dirname(file)));
      },
      ...openImages(publicFolder, environment),
    }),
    adminAssets: {
      script: ADMIN_ENTRY,
      styles: ["/src/admin/admin.css"],
      preload: { account: [], editor: [], own: [], admin: [] },
    },
  });
  const listener = getRequestListener(async (request, env) => {
    const { createApp } = await load();
    services.cache.drop();
    const response = await createApp(services).fetch(request, env);
    response.headers.delete("content-security-policy");
    return response;
  });
  server.on("request", (request, response) => {
    vite.middlewares(request, response, () => void listener(request, response));
  });
  const { PORT } = services.environment;
  server.listen(PORT, () => {
    console.log(`Development server: http://localhost:${PORT} (blocks: /blocks)`);
    void announceSetup(services);
  });
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
