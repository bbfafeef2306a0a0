import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** How many rows a second this disk makes durable, one after the other: the floor of a commit for each post. */
export function durableCommits(): number {
  const folder = mkdtempSync(join(tmpdir(), "blockwright-bench-"));
  const database = new DatabaseSync(join(folder, "floor.db"));
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE bodies (body TEXT)");
  const insert = database.prepare("INSERT INTO bodies VALUES (?)");
  const until = performance.now() + 2000;
  let count = 0;
  for (; performance.now() < until; count += 1) insert.run("x".repeat(500));
  database.close();
  rmSync(folder, { recursive: true });
  return count / 2;
}
