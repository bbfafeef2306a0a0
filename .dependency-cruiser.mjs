/** Who may import whom (ARCHITECTURE.md, Layers). A layer that isn't named here may import nothing of ours. */
const LAYERS = {
  shared: [],
  ui: ["shared"],
  contract: ["shared"],
  db: ["shared"],
  mail: ["shared", "contract"],
  auth: ["shared", "contract", "db", "mail"],
  forms: ["shared", "contract", "db"],
  media: ["shared", "contract", "db"],
  settings: ["shared", "contract", "db"],
  usage: ["shared", "contract", "db"],
  blocks: ["shared", "ui", "forms"],
  publishing: ["shared", "contract", "db", "blocks"],
  site: ["shared", "ui", "blocks", "publishing"],
  ai: ["shared", "contract", "usage", "blocks"],
  editor: ["shared", "ui", "contract", "blocks", "publishing", "ai"],
  admin: [
    "shared",
    "ui",
    "contract",
    "mail",
    "auth",
    "forms",
    "media",
    "settings",
    "usage",
    "blocks",
    "publishing",
    "ai",
    "editor",
  ],
  server: [
    "shared",
    "ui",
    "contract",
    "db",
    "mail",
    "auth",
    "forms",
    "media",
    "settings",
    "usage",
    "blocks",
    "publishing",
    "ai",
    "site",
    "editor",
    "admin",
  ],
};

/** Outside its own folder a layer is reached only through these files. */
const DOORS = "(?:index|server|markup|kit/index)\\.ts$";

const layerRules = Object.entries(LAYERS).map(([layer, allowed]) => ({
  name: `${layer}-imports-only-what-it-may`,
  severity: "error",
  from: { path: `^src/${layer}/`, pathNot: "\\.test\\.tsx?$" },
  to: { path: "^src/", pathNot: `^src/(?:${[layer, ...allowed].join("|")})/` },
}));

export default {
  forbidden: [
    ...layerRules,
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "layers-meet-at-their-doors",
      severity: "error",
      from: { path: "^src/([^/]+)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^src/[^/]+/", pathNot: ["^src/$1/", `^src/[^/]+/${DOORS}`] },
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
      from: { path: "\\.(?:island|client|enhance)\\.tsx?$|^src/(?:ui|editor|admin)/|View\\.tsx$" },
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
