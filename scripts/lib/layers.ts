import manifest from "../../package.json" with { type: "json" };

const DATA = ["shared", "contract", "db"];
const BROWSER = ["shared", "ui", "contract", "blocks", "publishing", "ai"];
const DOMAINS = ["mail", "auth", "forms", "media", "settings", "usage"];

/**
 * Each layer, a folder of `src` or one level deeper (`domains/leads`), with the layers that it may import
 * (ARCHITECTURE.md, Layers). A folder that isn't named here is refused.
 */
export const LAYERS: Record<string, string[]> = {
  shared: [],
  ui: ["shared"],
  contract: ["shared"],
  db: ["shared"],
  mail: ["shared", "contract"],
  auth: [...DATA, "mail"],
  forms: DATA,
  media: DATA,
  settings: DATA,
  usage: DATA,
  blocks: ["shared", "ui", "forms"],
  publishing: [...DATA, "blocks"],
  site: ["shared", "ui", "blocks", "publishing"],
  ai: ["shared", "contract", "usage", "blocks"],
  editor: BROWSER,
  admin: [...BROWSER, ...DOMAINS, "editor"],
  server: [...BROWSER, ...DOMAINS, "db", "site", "editor", "admin"],
};

/** The files through which a layer is reached from outside: `imports` of package.json. */
export const DOORS: string[] = Object.values(manifest.imports)
  .flatMap((target) => (typeof target === "string" ? target : Object.values(target)))
  .map((file) => file.replace(/^\.\//, ""));
