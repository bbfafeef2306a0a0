// Adds to package-lock.json the optional packages of other platforms that the current registry lacks: npm leaves
// them out of the lockfile and `npm ci` then refuses it everywhere. Run after each change of dependencies.
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));
const SYSTEMS = ["darwin", "linux", "win32", "android", "freebsd", "openharmony", "sunos", "aix", "netbsd", "openbsd"];
const PROCESSORS = ["arm64", "x64", "ia32", "arm", "ppc64", "s390x", "riscv64", "loong64", "mips64el", "wasm32"];

function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const libc = words.includes("musl") ? "musl" : words.includes("gnu") ? "glibc" : undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && os === "linux" && { libc: [libc] }) };
}

for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    if (lock.packages[path]) continue;
    const platform = platformOf(name);
    if (!platform.os && !platform.cpu) continue;
    lock.packages[path] = { version, ...platform, ...(entry.dev && { dev: true }), optional: true };
    console.log(`added ${name}@${version}`);
  }
}
const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`);
