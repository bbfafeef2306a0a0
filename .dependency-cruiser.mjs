import { DOORS, LAYERS } from "./scripts/lib/layers.ts";

const layers = `(?:${Object.keys(LAYERS).join("|")})`;
const doors = DOORS.map((file) => `^${RegExp.escape(file)}$`);

const layerRules = Object.entries(LAYERS).map(([layer, allowed]) => ({
  name: `${layer}-imports-only-what-it-may`,
  severity: "error",
  from: { path: `^src/${layer}/`, pathNot: "\\.test\\.tsx?$" },
  to: { path: "^src/", pathNot: `^src/(?:${[layer, ...allowed].join("|")})/` },
}));

/** Refuses a file of `src` outside of every layer: one that imports anything, and one that is imported. */
const unnamedFolder = { path: "^src/", pathNot: `^src/${layers}/` };

export default {
  forbidden: [
    ...layerRules,
    { name: "every-folder-is-a-layer", severity: "error", from: unnamedFolder, to: {} },
    { name: "only-layers-are-imported", severity: "error", from: {}, to: unnamedFolder },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "layers-meet-at-their-doors",
      severity: "error",
      from: { path: `^src/(${layers})/`, pathNot: "\\.test\\.tsx?$" },
      to: { path: "^src/", pathNot: ["^src/$1/", ...doors] },
    },
    {
      name: "a-block-never-imports-another-block",
      severity: "error",
      from: { path: "^src/blocks/([^/]+)/", pathNot: "^src/blocks/parts/" },
      to: { path: "^src/blocks/[^/]+/", pathNot: ["^src/blocks/$1/", "^src/blocks/parts/"] },
    },
    {
      name: "public-pages-carry-no-application-parts",
      severity: "error",
      from: { path: "^src/(?:site|blocks|ui)/", pathNot: "^src/ui/kit/" },
      to: { path: "^src/ui/kit/|node_modules/(?:radix-ui|cmdk|sonner|react-router|@tanstack)/" },
    },
    {
      name: "server-code-stays-on-the-server",
      severity: "error",
      from: {
        path: "\\.(?:island|client|enhance)\\.tsx?$|^src/(?:ui|editor|admin|domains/[^/]+/screens)/|View\\.tsx$",
      },
      to: { path: "\\.server\\.tsx?$|/server\\.ts$|^src/(?:db|server)/|^node:", reachable: true },
    },
    {
      name: "only-db-knows-the-engine",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/db/" },
      to: { path: "node_modules/pg/|^node:sqlite$|^sqlite$" },
    },
    {
      name: "tests-are-not-imported",
      severity: "error",
      from: { pathNot: "\\.test\\.tsx?$" },
      to: { path: "\\.test\\.tsx?$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^dist/" },
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
