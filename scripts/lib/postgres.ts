import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { canInstallPackages, installPackages } from "./chromium.ts";

export type TestServer = { url: string; stop: () => void };

const DEBIAN_HOME = "/usr/lib/postgresql";
const OLDEST = 15;

/** @returns the folder with initdb and pg_ctl: the newest of Debian's, or else the one on the PATH. */
function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_HOME) ? readdirSync(DEBIAN_HOME).map(Number) : [];
  const newest = versions.filter((version) => version >= OLDEST).toSorted((a, b) => b - a)[0];
  if (newest) return join(DEBIAN_HOME, String(newest), "bin");
  const onPath = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" });
  const folder = onPath.status === 0 ? onPath.stdout.trim() : "";
  return existsSync(join(folder, "initdb")) ? folder : undefined;
}

function requireBinaries(): string {
  const found = findBinaries();
  if (found) return found;
  const installed = canInstallPackages() && installPackages("postgresql") ? findBinaries() : undefined;
  if (installed) return installed;
  throw new Error(
    "No PostgreSQL found for the tests. Install PostgreSQL 15 or newer, or set TEST_DATABASE_URL to a server that " +
      "may make databases, or set SKIP_POSTGRES=1 to test on the embedded database only.",
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

/** A command that runs a PostgreSQL program, as the user postgres when we are root (it refuses to run as root). */
function commandOf(program: string, args: string[]): [command: string, args: string[]] {
  const isRoot = process.getuid?.() === 0;
  return isRoot ? ["runuser", ["-u", "postgres", "--", program, ...args]] : [program, args];
}

function run(program: string, args: string[]): void {
  const result = spawnSync(...commandOf(program, args), {
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
    cwd: "/",
  });
  if (result.status !== 0) throw new Error(`${program} failed: ${result.stderr}`);
}

/** Stops a server and removes its folder once this process has ended, however that happens: Ctrl+C, SIGKILL. */
function stopAfterUs(folder: string, [command, args]: ReturnType<typeof commandOf>): void {
  const script = 'while kill -0 "$0"; do sleep 1; done; folder="$1"; shift; "$@"; rm -rf "$folder"';
  const watch = ["-c", script, String(process.pid), folder, command, ...args];
  spawn("sh", watch, { detached: true, stdio: "ignore", cwd: "/" }).unref();
}

function postgresUserId(): number {
  return Number(spawnSync("id", ["-u", "postgres"], { encoding: "utf8" }).stdout);
}

/**
 * Gives the tests a real PostgreSQL: TEST_DATABASE_URL, or else a throw-away cluster on a free loopback port.
 * @throws Error with the remedy when neither is available.
 */
export async function startTestPostgres(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: () => {} };
  const binaries = requireBinaries();
  const folder = mkdtempSync(join(tmpdir(), "blockwright-postgres-"));
  if (process.getuid?.() === 0) chownSync(folder, postgresUserId(), -1);
  const data = join(folder, "data");
  const port = await freePort();
  run(join(binaries, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]);
  // Test files run in parallel, each with the connections of a site or two.
  const limits = "-c max_connections=300 -c fsync=off";
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} ${limits}`;
  run(join(binaries, "pg_ctl"), ["-D", data, "-w", "-l", join(folder, "log"), "-o", settings, "start"]);
  const stop = ["-D", data, "-m", "immediate", "stop"];
  stopAfterUs(folder, commandOf(join(binaries, "pg_ctl"), stop));
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run(join(binaries, "pg_ctl"), stop);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
