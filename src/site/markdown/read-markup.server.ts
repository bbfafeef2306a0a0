import { inSlices, workerFile, WorkerThread } from "#shared/server";
import { readMarkup, type Markup } from "./read-markup.ts";

/** Markup that is read between other requests: a few milliseconds of work, however hostile it is. */
const AT_ONCE = { characters: 20_000, elements: 300 };

const worker = new WorkerThread(workerFile(import.meta.url, "read-markup.worker"), { seconds: 30, megabytes: 512 });

function isShort({ html }: Markup): boolean {
  return html.length <= AT_ONCE.characters && html.split("<", 2 * AT_ONCE.elements + 1).length <= 2 * AT_ONCE.elements;
}

/**
 * Turns pieces of markup into what readers of Markdown and feeds get, without blocking other requests: long ones in a
 * worker. One that takes too long is reported and left out.
 */
export async function readAll(pieces: readonly Markup[], report: (error: unknown) => void): Promise<string[]> {
  const short = await inSlices(
    (function* () {
      const read = new Map<Markup, string>();
      for (const piece of pieces) {
        yield;
        if (isShort(piece)) read.set(piece, readMarkup(piece));
      }
      return read;
    })(),
  );
  const all: string[] = [];
  for (const piece of pieces) {
    const known = short.get(piece);
    all.push(known ?? (await (worker.run(piece) as Promise<string>).catch((error: unknown) => (report(error), ""))));
  }
  return all;
}
