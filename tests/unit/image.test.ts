import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openDatabase } from "#db";

const ROOT = join(import.meta.dirname, "../..");
const newFolder = () => mkdtempSync(join(tmpdir(), "blockwright-image-"));

/** Makes a folder of what the Dockerfile copies into the image out of the sources, beside the installed packages. */
function makeImage(): string {
  const image = newFolder();
  const stages = readFileSync(join(ROOT, "Dockerfile"), "utf8").split(/^FROM /m);
  const copied = stages.at(-1)?.matchAll(/^COPY (?!--)(.+) \S+$/gm) ?? [];
  for (const name of [...copied].flatMap(([, names = ""]) => names.split(" "))) {
    cpSync(join(ROOT, name), join(image, name), { recursive: true });
  }
  symlinkSync(join(ROOT, "node_modules"), join(image, "node_modules"));
  return image;
}

it("a container has all that a backup and its restore need", { tags: ["slow"] }, async () => {
  const [image, folder, restored] = [makeImage(), newFolder(), newFolder()];
  await (await openDatabase({ folder, exclusive: false })).close();
  const file = join(newFolder(), "site.db");
  const run = (script: string, DATA_DIR: string) =>
    spawnSync(process.execPath, [`scripts/${script}.ts`, file], { cwd: image, env: { ...process.env, DATA_DIR } });
  for (const ended of [run("backup", folder), run("restore", restored)]) {
    expect({ status: ended.status, stderr: String(ended.stderr) }).toMatchObject({ status: 0 });
  }
  expect(readdirSync(restored)).toEqual(["blockwright.db"]);
});
