import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

/** A server that says what it is asked, in place of the built one. */
const SERVER = `export class StartupError extends Error {}
export const builtAdminAssets = () => {};
export const builtAssets = () => {};
export const startServer = async () => ({ url: "a server" });`;

/** Runs one of the scripts in a project whose folder has this name. @returns what it says, and its status. */
function runIn(folder: string, script: string, ...rest: string[]) {
  const project = join(mkdtempSync(join(tmpdir(), "blockwright-project-")), folder);
  cpSync("scripts", join(project, "scripts"), { recursive: true });
  mkdirSync(join(project, "dist/server"), { recursive: true });
  writeFileSync(join(project, "dist/server/index.js"), SERVER);
  writeFileSync(join(project, "package.json"), '{ "type": "module" }');
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, "scripts", script), ...rest], {
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}

it("a site starts in a folder whose name looks like a part of an address", { tags: ["slow"] }, () => {
  const { status, said } = runIn("my%20site%41 ü'[x]", "start.ts");
  expect(said).toContain("Blockwright is ready: a server");
  expect(status).toBe(0);
});

it.each(["a#b", "a?b"])("a folder in which nothing can be built is refused: %s", (folder) => {
  const { status, said } = runIn(folder, "bootstrap.mjs", "start");
  expect(said).toMatch(/^Move the project to a folder without "#" and "\?" in its path.*\n$/);
  expect(status).toBe(1);
});
