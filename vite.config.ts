import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { globSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type BuildOptions, type Plugin, type SSROptions } from "vite";
import { blockSheets } from "./scripts/lib/block-sheets.ts";
import { MODERN_CSS } from "./scripts/lib/modern-css.ts";
import { pageRules } from "./scripts/lib/page-rules.ts";

const BROWSERS = ["chrome125", "firefox128", "safari17.5"];

/** A file carries only what it uses of all that stands behind a door. */
const TREESHAKE = { moduleSideEffects: [{ test: /\/src\/.*\.tsx?$/, sideEffects: false }] };

/** What every build for browsers has in common. */
const CLIENT: BuildOptions = {
  outDir: "dist/client",
  target: BROWSERS,
  cssTarget: BROWSERS,
  // Vite names the files of a chunk only where there are several; importChunk needs them always.
  modulePreload: { polyfill: false, resolveDependencies: (file, files) => (files.length > 0 ? files : [file]) },
  assetsInlineLimit: 0,
};

const CHUNK_LOADER = JSON.stringify(join(import.meta.dirname, "src/shared/import-chunk.ts"));

/** Has `import()` load chunks through importChunk, in place of Vite's own helper. */
const IMPORT_CHUNK: Plugin = {
  name: "import-chunk",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { importChunk as __vitePreload } from ${CHUNK_LOADER};`,
  },
};

/**
 * The admin is a build of its own beside the public one: in one build both would share pieces, and every public page would
 * fetch one more file.
 */
const ADMIN: BuildOptions = {
  ...CLIENT,
  emptyOutDir: false,
  manifest: ".vite/admin.json",
  // The notices that the licences of its parts ask for, beside what browsers get.
  license: { fileName: "assets/licences-admin.md" },
  // Which modules share a file: scripts/lib/admin-chunks.ts.
  rolldownOptions: { input: "src/admin/main.tsx", treeshake: TREESHAKE },
};

const PUBLIC: BuildOptions = {
  ...CLIENT,
  manifest: true,
  license: { fileName: "assets/licences.md" },
  rolldownOptions: {
    treeshake: TREESHAKE,
    input: [
      "src/site/client.ts",
      ...globSync("src/blocks/*/*.early.js"),
      ...blockSheets(),
      ...globSync("src/site/fonts/*.css"),
    ],
  },
};

const ENTITIES = join(import.meta.dirname, "src/blocks/parts/rich-text/entities.browser.ts");

const SERVER: BuildOptions = {
  outDir: "dist/server",
  ssr: true,
  target: "node26",
  rolldownOptions: {
    // Workers are files of their own, which the server's file finds beside itself.
    input: ["src/server/index.ts", ...globSync("src/**/*.worker.ts")],
    output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
  },
};

/**
 * Packages come into the built server's files, which start in two thirds of the time and take a fifth less memory. Not
 * those that load native code or files of their own.
 */
const SERVER_PACKAGES: SSROptions = { noExternal: true, external: ["nodemailer", "pg", "pino", "sharp"] };
/** Of the icons' 1,700 modules only the set of src/ui/icon-set.ts is needed. */
const DEVELOPMENT_PACKAGES: SSROptions = { noExternal: ["lucide-react"] };

/** Three builds of one source: what visitors load, the admin (mode "admin"), both in dist/client, and the server. */
export default defineConfig(({ isSsrBuild, mode }) => {
  const isPublic = !isSsrBuild && mode !== "admin";
  return {
    appType: "custom",
    plugins: [
      IMPORT_CHUNK,
      // Vite optimises for the browsers above; Tailwind itself would add rules for older ones.
      tailwindcss({ optimize: false }),
      MODERN_CSS,
      react(),
      ...(isPublic ? [pageRules(join(import.meta.dirname, "dist/client"))] : []),
    ],
    ssr: isSsrBuild ? SERVER_PACKAGES : DEVELOPMENT_PACKAGES,
    // Development: found before the first request, so that no page has to be loaded twice.
    optimizeDeps: { entries: ["src/admin/main.tsx", "src/site/client.ts"] },
    // The Markdown parser's table of character references: browsers have one of their own.
    resolve: { alias: mode === "admin" ? [{ find: "entities", replacement: ENTITIES }] : [] },
    publicDir: isPublic ? "public" : false,
    build: isSsrBuild ? SERVER : isPublic ? PUBLIC : ADMIN,
  };
});
