import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const USUAL_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Flags that keep Chromium quiet in a closed network, and running as root in a container. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Whether this is Debian with the right to install packages. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version");
}

/** Installs Debian packages. @returns whether it worked. */
export function installPackages(...names: string[]): boolean {
  console.log(`Installing ${names.join(", ")} (apt-get) ...`);
  const options = {
    stdio: ["ignore", "ignore", "inherit"] as const,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  const run = (...args: string[]) =>
    spawnSync("apt-get", ["-qq", ...args], { ...options, stdio: [...options.stdio] }).status === 0;
  return run("update") && run("install", "-y", "--no-install-recommends", ...names);
}

/** @returns the browser that CHROMIUM_PATH names, if it does. @throws Error where there is none. */
function givenChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) {
    throw new Error(`CHROMIUM_PATH names ${given}, which doesn't exist. Correct or unset it.`);
  }
  return given || undefined;
}

/**
 * Finds a Chromium as visitors have it: CHROMIUM_PATH, then the usual paths; on Debian as root it installs the package.
 * @throws Error that says exactly what to do.
 */
export function findChromium(): string {
  const found = givenChromium() ?? USUAL_PATHS.find((path) => existsSync(path));
  if (found) return found;
  if (canInstallPackages() && installPackages("chromium") && existsSync("/usr/bin/chromium"))
    return "/usr/bin/chromium";
  throw new Error(
    "No Chromium found. Install Chromium or Chrome, or set CHROMIUM_PATH to its program file, and run again.",
  );
}

/** Debian's Chromium without a window, which creates a profile in a third of the time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** Finds the browser for tests: CHROMIUM_PATH, then Debian's headless shell, installed if it may be, else any Chromium. */
export function findTestChromium(): string {
  const given = givenChromium();
  if (given) return given;
  if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  const isInstalled = canInstallPackages() && installPackages("chromium-headless-shell") && existsSync(HEADLESS_SHELL);
  return isInstalled ? HEADLESS_SHELL : findChromium();
}
