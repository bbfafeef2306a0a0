import { findBlock, layoutSchema } from "#blocks";
import { isObject, type JsonObject } from "#shared";
import type { z } from "zod";
import type { Problem } from "../contract/review.ts";
import { typeOf } from "../operations/canonical.ts";
import { keyOf } from "../operations/draft.ts";
import { isObjectList } from "../operations/keys.ts";
import type { Path } from "../operations/operation.ts";
import { sharedEnd } from "../shared-blocks.ts";
import { metaAt } from "../field-label.ts";
import { problemAt } from "./problem.ts";

type Issue = z.core.$ZodIssue;

/** Replaces indexes of lists by the keys of their items; a list of plain values is one field. */
function keyedPath(block: JsonObject, path: readonly PropertyKey[]): Path {
  const keyed: string[] = [];
  let value: unknown = block;
  for (const name of path.map(String)) {
    const list = Array.isArray(value) ? value : undefined;
    if (list && !isObjectList(list)) break;
    value = list ? list[Number(name)] : isObject(value) ? value[name] : undefined;
    keyed.push(list && isObject(value) ? keyOf(value) : name);
  }
  return keyed;
}

function isMissing(issue: Issue): boolean {
  if (issue.code === "custom") return issue.message === "Please fill in this field";
  return issue.code === "too_small" && (issue.origin === "string" || issue.origin === "array");
}

/** How safe addresses begin (safe-href.ts). */
const BEGINNINGS: Partial<Record<string, string>> = {
  link: "https://, /, #, mailto: or tel:",
  image: "https:// or /",
};

function toProblem(block: JsonObject, issue: Issue, above: readonly string[]): Problem {
  const path = keyedPath(block, [...above, ...issue.path]);
  const { itemLabel, control } = metaAt(block, path);
  if (isMissing(issue) && itemLabel) {
    return problemAt(block, path, "REQUIRED", (where) => `${where}: add at least one ${itemLabel} before you publish.`);
  }
  if (isMissing(issue)) {
    return problemAt(block, path, "REQUIRED", (where, field) => `${where}: ${field} is empty. Fill it in to publish.`);
  }
  const beginnings = issue.code === "custom" && control ? BEGINNINGS[control] : undefined;
  if (beginnings) {
    const say = (where: string, field: string) =>
      `${where}: the address in ${field} can’t be used. It must begin with ${beginnings}.`;
    return problemAt(block, path, "UNSAFE_ADDRESS", say);
  }
  const why = issue.code === "custom" ? issue.message : "Its value doesn’t fit. Choose or write another one.";
  return problemAt(block, path, "INVALID", (where, field) => `${where}: ${field} can’t stay as it is. ${why}`);
}

/** Checks a block's content and layout against the publishable schema (spec 5). */
export function contentErrors(block: JsonObject): Problem[] {
  const type = typeOf(block);
  if (!type) {
    const message = "This block has no type, so there is nothing to show. Remove it.";
    return [{ key: keyOf(block), path: [], code: "INVALID_BLOCK_TYPE", message: `Invalid block type: ${message}` }];
  }
  const definition = sharedEnd(block) ? undefined : findBlock(type);
  const layout = block.layout === undefined ? undefined : layoutSchema.safeParse(block.layout);
  return [
    ...(definition?.findFaults(block[type]) ?? []).map((issue) => toProblem(block, issue, [type])),
    ...(layout?.error?.issues ?? []).map((issue) => toProblem(block, issue, ["layout"])),
  ];
}

/** Warns of a block whose type this version doesn't know: visitors see the TODO notice (spec 2). */
export function unknownType(block: JsonObject): Problem[] {
  const type = typeOf(block);
  if (!type || findBlock(type)) return [];
  const message = `TODO: ${type}. This site doesn’t know this kind of block: visitors see a note in its place.`;
  return [{ key: keyOf(block), path: [type], code: "UNKNOWN_TYPE", message }];
}
