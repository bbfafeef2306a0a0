import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inDataFolder } from "#db";
import type { Environment } from "./environment.ts";

const BYTES = 32;

/** Reads the secret of a folder, or makes it. */
function keptSecret(folder: string): string {
  const file = join(folder, "secret");
  const kept = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  if (kept.length >= BYTES) return kept;
  const made = randomBytes(BYTES).toString("base64url");
  const unfinished = `${file}.part`;
  writeFileSync(unfinished, made, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
  return made;
}

/**
 * @returns APP_SECRET, or else the one in the data folder, made at the first start and readable by its owner only. A
 * file too short to hold a secret, such as a truncated one, is replaced.
 * @throws StartupError with the remedy when the file can't be read or written.
 */
export function findSecret({ APP_SECRET, DATA_DIR }: Environment): string {
  return APP_SECRET ?? inDataFolder(DATA_DIR, () => keptSecret(DATA_DIR));
}
