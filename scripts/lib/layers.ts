import manifest from "../../package.json" with { type: "json" };

const DATA = ["shared", "contract", "db"];
const BROWSER = ["shared", "ui", "contract", "client", "blocks", "publishing", "ai"];
const DOMAIN = [...DATA, "ui", "client", "mail", "forms", "domains"];

/**
 * Each layer, a folder of `src`, with the layers that it may import (ARCHITECTURE.md, Layers). "domains" is each folder
 * of `src/domains`; one that may import more is named itself. Any other folder is refused.
 */
export const LAYERS: Record<string, string[]> = {
  shared: [],
  ui: ["shared"],
  contract: ["shared"],
  db: ["shared"],
  mail: ["shared", "contract"],
  client: ["shared", "ui", "contract", "domains/accounts"],
  forms: [...DATA, "ui", "client"],
  domains: DOMAIN,
  "domains/usage": [...DOMAIN, "blocks", "ai"],
  blocks: ["shared", "ui", "forms", "domains/leads", "domains/subscribers"],
  publishing: [...DATA, "blocks", "domains/automations"],
  site: ["shared", "ui", "blocks", "publishing"],
  ai: ["shared", "contract", "blocks", "domains/usage"],
  drafts: ["shared", "ui", "publishing"],
  editor: ["shared", "ui", "contract", "blocks", "publishing", "ai", "drafts"],
  admin: [...BROWSER, "mail", "domains", "drafts", "editor"],
  server: [...BROWSER, "db", "mail", "forms", "domains", "site", "drafts", "editor", "admin"],
};

/**
 * Layers that another may import in its folder `screens` only: its other files run on the server too, and render nothing.
 */
export const IN_SCREENS_ONLY: Record<string, string[]> = {
  forms: ["ui", "client"],
  domains: ["ui", "client"],
};

/** The files through which a layer is reached from outside, `imports` of package.json; `*` is a domain's name. */
export const DOORS: string[] = Object.values(manifest.imports)
  .flatMap((target) => (typeof target === "string" ? target : Object.values(target)))
  .map((file) => file.replace(/^\.\//, ""));
