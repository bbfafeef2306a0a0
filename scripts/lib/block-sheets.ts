import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.ts";

/**
 * @returns the stylesheets whose rules only pages with the block use, as paths in the project: each block's `style.css` unless
 * the sheet of every page (`src/site/site.css`) imports it. The catalogue's counts as a block's.
 */
export function blockSheets(): string[] {
  const everywhere = readFileSync(join(ROOT, "src/site/site.css"), "utf8");
  return globSync("src/{blocks,site}/*/style.css", { cwd: ROOT }).filter(
    (file) => !everywhere.includes(`@import "${file.replace("src", "..")}"`),
  );
}
