import { findBlock, layoutSchema, readBlock } from "#blocks";
import { stateSeen, withWas } from "#drafts";
import { keyOf, operationsToBlock, outsideFault, typeOf, type Operation } from "#publishing";
import { fail, isObject, ok, parseJson, plainIssue, type JsonObject, type Result } from "#shared";
import { bareBlocks } from "../../clipboard/written-blocks.ts";

/** @returns a draft's block as people read and write it: the stored form, without keys. */
export function textOfBlock(block: JsonObject): string {
  return JSON.stringify(bareBlocks([block])[0], null, 2);
}

type ReadError = "NOT_JSON" | "NO_TYPE" | "OTHER_TYPE" | "REFUSED";
type Read = { block: JsonObject; operations: Operation[] };

/**
 * Reads the edited JSON of a block.
 * @param context the draft's blocks, the block as its author saw it, and what makes new keys.
 * @returns the block that it becomes and the operations that lead there, each with the value that it changes (`was`); or why
 * it can't be used: the parser's message, 'Invalid block type' (spec 5), another type, or what no draft accepts.
 */
export function readBlockText(
  text: string,
  context: { blocks: readonly JsonObject[]; before: JsonObject; newKey: () => string },
): Result<Read, ReadError> {
  const { blocks, before } = context;
  const json = parseJson(text);
  if (!json.ok) return fail("NOT_JSON", json.error.message);
  const stored = json.value;
  const type = typeIn(stored);
  if (type === undefined || !isObject(stored)) return fail("NO_TYPE", "Invalid block type");
  const [fault] = faultsIn(stored);
  if (fault) return fail("REFUSED", [fault.path.join(" › "), fault.message].filter(Boolean).join(": "));
  const own = typeOf(before);
  if (type !== own) return fail("OTHER_TYPE", `The type of a block can’t be changed here: this one is ${own}`);
  const { block, operations } = operationsToBlock(blocks, { ...context, stored });
  const seen = blocks.map((one) => (keyOf(one) === keyOf(before) ? before : one));
  return ok({ block, operations: withWas(stateSeen(seen), operations) });
}

function typeIn(stored: unknown): string | undefined {
  try {
    return readBlock(stored).type;
  } catch {
    return undefined;
  }
}

/** Something in a block's JSON that a draft doesn't accept. */
type JsonFault = { path: readonly string[]; message: string };

/** Finds everything in a block's JSON that a draft doesn't accept. @returns paths with indexes in lists, as texts. */
export function faultsIn(stored: unknown): JsonFault[] {
  if (!isObject(stored)) return [{ path: [], message: "Invalid block type" }];
  const type = typeIn(stored);
  if (type === undefined) return [{ path: [], message: "Invalid block type" }];
  const parts = [
    { name: type, schema: findBlock(type)?.draftSchema },
    { name: "layout", schema: layoutSchema },
  ];
  const found = parts.flatMap(({ name, schema }) => {
    const issues =
      stored[name] === undefined ? [] : (schema?.safeParse(stored[name], { error: plainIssue }).error?.issues ?? []);
    return issues.map(({ path, message }) => ({ path: [name, ...path.map(String)], message }));
  });
  if (found.length > 0) return found;
  const other = outsideFault(stored);
  return other ? [other] : [];
}
