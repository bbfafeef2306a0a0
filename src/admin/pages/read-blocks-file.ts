import { faultLabel } from "#publishing";
import { fail, isObject, ok, parseJson, type JsonObject, type Result } from "#shared";
import { ApiError } from "#client";

/** More than a file with the largest page has, however it is indented; a larger one isn’t read at all. */
const MAX_BYTES = 50_000_000;

/** Reads a file in the form of blocks.json. @returns its blocks, or what is wrong with it in words. */
export async function readBlocksFile(file: File): Promise<Result<JsonObject[]>> {
  if (file.size > MAX_BYTES) return fail("TOO_LARGE", `${file.name} is larger than 50 MB.`);
  const json = parseJson(await file.text());
  if (!json.ok) return fail("INVALID", `${file.name} isn’t valid JSON: ${json.error.message}`);
  const blocks = json.value;
  if (!Array.isArray(blocks)) return fail("INVALID", `${file.name} isn’t a list of blocks.`);
  const wrong = blocks.findIndex((block) => !isObject(block));
  if (wrong >= 0) return fail("INVALID", `Block ${wrong + 1} of ${file.name} isn’t an object.`);
  return ok(blocks as JsonObject[]);
}

/** Adds to an error where in the file the fault is: "Block 3, faq › items › 2 › answer: ...". Other errors stay as they are. */
export function blocksFault(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const label = faultLabel(error.details.path ?? []);
  return label === undefined ? error : new ApiError(error.code, error.status, `${label}: ${error.message}`);
}
