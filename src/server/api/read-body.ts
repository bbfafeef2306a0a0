import type { z } from "zod";
import { TOO_MANY_ITEMS } from "#publishing";
import { failAt, ok, plainIssue, type Result, type Steps } from "#shared";
import { inSlices, workerFile, WorkerThread } from "#shared/server";
import { joinPieces, type JsonPieces } from "./large-json.ts";
import { readJson, type JsonFault, type ReadJson } from "./read-json.ts";

/** The longest text that is parsed at once, in characters; a longer one would hold up other requests. */
const AT_ONCE = 1_000_000;

const worker = new WorkerThread(workerFile(import.meta.url, "large-json.worker"), { seconds: 20, megabytes: 1024 });

const TOO_COMPLEX: JsonFault = { path: [], message: "The body is too complex to be read" };

async function readLarge(text: string): Promise<ReadJson | JsonFault> {
  const read = await (worker.run(text) as Promise<JsonPieces | JsonFault>).catch(() => TOO_COMPLEX);
  return "pieces" in read ? { value: await inSlices(joinPieces(read)), isCut: read.isCut } : read;
}

function* readInSteps(text: string): Steps<ReadJson | JsonFault> {
  const read = readJson(text);
  yield;
  return read;
}

function* checkInSteps(read: ReadJson | JsonFault, schema: z.ZodType): Steps<Result<unknown, "INVALID">> {
  if (!("value" in read)) return failAt("INVALID", read.message ?? TOO_MANY_ITEMS, { path: read.path });
  const parsed = schema.safeParse(read.value, { error: plainIssue });
  yield;
  if (parsed.success && read.isCut) return failAt("INVALID", TOO_MANY_ITEMS, { path: [] });
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return failAt("INVALID", issue?.message ?? "This route doesn’t accept the body", {
    path: issue?.path.map(String) ?? [],
  });
}

/** Reads JSON and checks it, without holding up other requests. @returns INVALID with the path of the first fault. */
export async function readBody(text: string, schema: z.ZodType): Promise<Result<unknown, "INVALID">> {
  const read = text.length > AT_ONCE ? await readLarge(text) : await inSlices(readInSteps(text));
  return inSlices(checkInSteps(read, schema));
}
