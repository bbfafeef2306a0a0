import { readFileSync } from "node:fs";
import { join } from "node:path";

type Entry = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Entry>;

/** Addresses of what the admin's document loads. */
export type AdminAssets = {
  script: string;
  styles: string[];
  /** Scripts that the first one asks for at once: on the account's screens, and everywhere else. */
  preload: Record<"account" | "admin", string[]>;
};

const MAIN = "src/admin/main.tsx";
const APPLICATIONS = { account: "src/admin/account/AccountApp.tsx", admin: "src/admin/AdminApp.tsx" };

/** The files of an entry and of everything that it imports at once. */
function filesOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const entry = manifest[name];
  if (!entry) throw new Error("The build of the admin is incomplete: run `npm run build`");
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const imported of entry.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

/** Reads what the build of the admin made. @param publicFolder the folder of built files. */
export function builtAdminAssets(publicFolder: string): AdminAssets {
  const manifest = JSON.parse(readFileSync(join(publicFolder, ".vite/admin.json"), "utf8")) as Manifest;
  const main = [...filesOf(manifest, MAIN)];
  const [script = ""] = main;
  const preload = (name: string) =>
    [...new Set([...main, ...filesOf(manifest, name)])].filter((file) => file !== script).map((file) => `/${file}`);
  return {
    script: `/${script}`,
    styles: (manifest[MAIN]?.css ?? []).map((file) => `/${file}`),
    preload: { account: preload(APPLICATIONS.account), admin: preload(APPLICATIONS.admin) },
  };
}
