// Entry of every npm script. Runs on any Node since 18, installs what the lockfile names, then hands over to the
// pinned Node of node_modules/.bin and to scripts/<name>.ts.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const [name, ...rest] = process.argv.slice(2);
const pinnedNode = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
const stamp = join(root, "node_modules", ".blockwright-install");

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Installs exactly the lockfile's packages when node_modules is missing or belongs to another lockfile. */
function install() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (installed === wanted) return;
  console.log("Installing packages (npm ci) ...");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const args = ["ci", "--include=dev", "--include=optional", "--loglevel=error", "--no-audit", "--no-fund"];
  const run = spawnSync(npm, args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (run.status !== 0) stop("npm ci failed. Check the network and the disk space, then run the same command again.");
  writeFileSync(stamp, wanted);
}

/** @returns the Node to run on: the pinned one, or else this one when it is new enough. */
function findNode() {
  const works = existsSync(pinnedNode) && spawnSync(pinnedNode, ["--version"], { shell: process.platform === "win32" });
  if (works && works.status === 0) return pinnedNode;
  if (Number(process.versions.node.split(".")[0]) >= 26) return process.execPath;
  return stop(
    `Blockwright needs Node 26; this is ${process.version} and no bundled one fits ${process.platform}-${process.arch}. ` +
      "Install Node 26 from https://nodejs.org and run the same command again.",
  );
}

if (!name) stop("Usage: node scripts/bootstrap.mjs <script> [arguments]");
// Vite takes what follows these characters for a part of an address.
if (/[#?]/.test(root))
  stop(`Move the project to a folder without "#" and "?" in its path: it can't be built in ${root}.`);
install();
const bin = join(root, "node_modules", ".bin");
const child = spawn(
  findNode(),
  ["--disable-warning=ExperimentalWarning", join(root, "scripts", `${name}.ts`), ...rest],
  {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, PATH: `${bin}${process.platform === "win32" ? ";" : ":"}${process.env.PATH}` },
  },
);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
