import { builtinModules } from "node:module";
import { DOORS, IN_SCREENS_ONLY, LAYERS } from "./scripts/lib/layers.ts";

/** Every folder of `src/domains` is a layer. */
const folderOf = (layer) => (layer === "domains" ? "domains/[^/]+" : layer);
const anyOf = (layers) => `(?:${layers.map(folderOf).join("|")})`;
const names = Object.keys(LAYERS);
const layers = anyOf(names);
const doors = DOORS.map((file) => `^${file.split("*").map(RegExp.escape).join("[^/]+")}$`);
/** Modules of Node, which are listed without `node:`. */
const OF_NODE = `^(?:node:.*|${builtinModules.map((name) => RegExp.escape(name)).join("|")})$`;
const TESTS = "\\.test\\.tsx?$";

const layerRules = Object.entries(LAYERS).map(([layer, allowed]) => ({
  name: `${layer}-imports-only-what-it-may`,
  severity: "error",
  from: {
    path: `^src/${folderOf(layer)}/`,
    pathNot: [TESTS, ...names.filter((name) => name.startsWith(`${layer}/`)).map((name) => `^src/${name}/`)],
  },
  to: { path: "^src/", pathNot: `^src/${anyOf([layer, ...allowed])}/` },
}));

const screenRules = Object.entries(IN_SCREENS_ONLY).map(([layer, shown]) => ({
  name: `${layer}-shows-in-screens-only`,
  severity: "error",
  from: { path: `^src/${folderOf(layer)}/`, pathNot: [TESTS, `^src/${folderOf(layer)}/screens/`] },
  to: { path: `^src/${anyOf(shown)}/` },
}));

/** Refuses a file of `src` outside of every layer: one that imports anything, and one that is imported. */
const unnamedFolder = { path: "^src/", pathNot: `^src/${layers}/` };

export default {
  forbidden: [
    ...layerRules,
    ...screenRules,
    { name: "every-folder-is-a-layer", severity: "error", from: unnamedFolder, to: {} },
    { name: "only-layers-are-imported", severity: "error", from: {}, to: unnamedFolder },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "layers-meet-at-their-doors",
      severity: "error",
      from: { path: `^src/(${layers})/`, pathNot: TESTS },
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
      // Whatever a browser runs is reached from one of its entries: knip refuses files that nothing imports.
      name: "server-code-stays-on-the-server",
      severity: "error",
      from: { path: "^src/admin/main\\.tsx$|^src/site/client\\.ts$|\\.(?:island|client|enhance)\\.tsx?$" },
      to: { path: ["\\.server\\.tsx?$|/server\\.ts$|^src/(?:db|server)/", OF_NODE], reachable: true },
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
      from: { pathNot: TESTS },
      to: { path: TESTS },
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
