import { createServer, type Plugin } from "vite";
import { createServer as createHttpServer } from "node:http";
import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { ROOT } from "./lib/paths.ts";

const ENTRY = "/@blockwright-dev.js";

/** The page script of development: fast refresh first, then the real one. No inline script is needed. */
const devEntry: Plugin = {
  name: "blockwright-dev-entry",
  resolveId: (id) => (id === ENTRY ? id : undefined),
  load: (id) =>
    id === ENTRY
      ? [
          'import "/@vite/client";',
          'import refresh from "/@react-refresh";',
          "refresh.injectIntoGlobalHook(window);",
          "window.$RefreshReg$ = () => {};",
          "window.$RefreshSig$ = () => (type) => type;",
          'await import("/src/site/client.ts");',
        ].join("\n")
      : undefined,
  // Views are drawn on the server: a change of one reloads the page.
  handleHotUpdate: ({ file, server }) => {
    if (file.includes("/src/") && !/\.(?:css|island\.tsx)$/.test(file)) server.ws.send({ type: "full-reload" });
  },
};

/** The sources of blocks and site that match, as addresses of the development server, by name. */
function sourcesBy(pattern: string, nameOf: (file: string) => string): Record<string, string> {
  const files = globSync(`src/{blocks,site}/${pattern}`, { cwd: ROOT });
  return Object.fromEntries(files.map((file) => [nameOf(file), `/${file}`]));
}

type ServerModule = typeof import("../src/server/index.ts");
const server = createHttpServer();
const vite = await createServer({
  root: ROOT,
  server: { middlewareMode: true, hmr: { server } },
  plugins: [devEntry],
});
const load = async () => (await vite.ssrLoadModule("/src/server/index.ts")) as ServerModule;

const { imageResolver, makeServices, StartupError } = await load();
const publicFolder = join(ROOT, "public");
try {
  const services = await makeServices({
    variables: process.env,
    publicFolder,
    isDevelopment: true,
    makeAssets: ({ CDN_URL }) => ({
      script: ENTRY,
      styles: ["/src/site/site.css"],
      fonts: [],
      early: sourcesBy("*/*.early.js", (file) => basename(file, ".early.js")),
      blockStyles: sourcesBy("*/style.css", (file) => basename(dirname(file))),
      image: imageResolver(publicFolder, CDN_URL),
    }),
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
  server.listen(PORT, () => console.log(`Development server: http://localhost:${PORT} (blocks: /blocks)`));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
