import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { blockDefinitions } from "#blocks";
import { defaultsOf } from "#blocks/samples";
import { blocksDoc } from "../../scripts/lib/blocks-doc.ts";

it("docs/blocks.md says what the registry says: `npm run docs` rewrites it", () => {
  const written = readFileSync(join(import.meta.dirname, "../../docs/blocks.md"), "utf8");
  expect(written).toBe(blocksDoc(blockDefinitions, defaultsOf));
});
