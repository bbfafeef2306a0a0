import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "./environment.ts";

/** @returns APP_SECRET, else the one kept in the data folder, made at the first start and readable by its owner only. */
export function findSecret({ APP_SECRET, DATA_DIR }: Environment): string {
  if (APP_SECRET) return APP_SECRET;
  const file = join(DATA_DIR, "secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8").trim();
}
