import { readFileSync } from "node:fs";
import { join } from "node:path";

type Entry = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Entry>;

/** The addresses that the admin's document loads. */
export type AdminAssets = {
  script: string;
  styles: string[];
  /** Scripts that the entry script imports statically. */
  preload: Record<Application, string[]>;
};

/** The screens for signing in, the editor, the area of people who belong to organisations, and everything else. */
export type Application = "account" | "editor" | "own" | "admin";

const MAIN = "src/admin/main.tsx";
const ADMIN = "src/admin/AdminApp.tsx";
const ACCOUNT = "src/admin/account/load-account.ts";
const PARTS: Record<Application, string[]> = {
  account: [ACCOUNT, "src/domains/accounts/screens/account/AccountApp.tsx"],
  editor: [ADMIN, "src/admin/shell/EditorLayout.tsx", "src/admin/editor/EditorScreen.tsx"],
  own: [ACCOUNT, "src/admin/account/OwnApp.tsx"],
  admin: [ADMIN, "src/admin/shell/AdminLayout.tsx"],
};

/** The files of an entry and of all its static imports. */
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
  const preload = (parts: readonly string[]) => {
    const files = new Set([...main, ...parts.flatMap((part) => [...filesOf(manifest, part)])]);
    return [...files].filter((file) => file !== script).map((file) => `/${file}`);
  };
  return {
    script: `/${script}`,
    styles: (manifest[MAIN]?.css ?? []).map((file) => `/${file}`),
    preload: {
      account: preload(PARTS.account),
      editor: preload(PARTS.editor),
      own: preload(PARTS.own),
      admin: preload(PARTS.admin),
    },
  };
}
