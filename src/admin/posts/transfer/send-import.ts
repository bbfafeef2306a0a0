import { addressOf, ApiError, offlineError, readAnswer, readLines, userHeader } from "#client";
import type { ImportLine } from "#publishing";
import { isObject, parseJson } from "#shared";
import type { ImportPart } from "./import-parts.ts";

/** How posts are imported: as `POST /api/posts/import` takes it. */
export type ImportQuery = {
  dryRun?: "true";
  blog?: string;
  publish?: "true";
  pictures?: "fetch";
};

const BROKEN = "The connection was lost before the end.";

function readLine(text: string): ImportLine {
  const json = parseJson(text);
  if (!json.ok || !isObject(json.value)) throw new ApiError("UNREADABLE", 0, BROKEN);
  // The server's lines are held to the same type.
  return json.value as ImportLine;
}

/**
 * Sends one part of an import.
 * @param signal ends it, on the server too.
 * @returns the lines of the answer as they arrive, up to its end.
 * @throws ApiError, also for an answer that breaks off.
 */
export async function* sendImport(
  { type, body }: ImportPart,
  query: ImportQuery,
  signal: AbortSignal,
): AsyncGenerator<ImportLine> {
  const headers = { Accept: "application/x-ndjson, application/json", "Content-Type": type, ...userHeader() };
  const address = addressOf("/api/posts/import", {}, query);
  const response = await fetch(address, { method: "POST", credentials: "same-origin", headers, body, signal }).catch(
    () => {
      throw offlineError();
    },
  );
  if (!response.ok || !response.body) {
    await readAnswer(response);
    throw new ApiError("UNREADABLE", 0, BROKEN);
  }
  try {
    for await (const text of readLines(response.body)) {
      const line = readLine(text);
      if ("error" in line) throw new ApiError(line.error.code, 0, line.error.message);
      yield line;
      if ("end" in line) return;
    }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError("OFFLINE", 0, BROKEN);
  }
  throw new ApiError("UNREADABLE", 0, BROKEN);
}
