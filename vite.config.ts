import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { globSync } from "node:fs";
import { defineConfig } from "vite";

const BROWSERS = ["chrome125", "firefox125", "safari17.5"];

/** Two builds of one source: what browsers load (dist/client) and the server (dist/server). */
export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  plugins: [tailwindcss(), react()],
  // The icons come into the server's own file: of the package's 1,700 only the set of src/ui/icons.ts is needed.
  ssr: { noExternal: ["lucide-react"] },
  publicDir: isSsrBuild ? false : "public",
  build: isSsrBuild
    ? { outDir: "dist/server", ssr: true, target: "node26", rollupOptions: { input: "src/server/index.ts" } }
    : {
        outDir: "dist/client",
        manifest: true,
        target: BROWSERS,
        cssTarget: BROWSERS,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rollupOptions: { input: ["src/site/client.ts", ...globSync("src/{blocks,site}/*/{*.early.js,style.css}")] },
      },
}));
