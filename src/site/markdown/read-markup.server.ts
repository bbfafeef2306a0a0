import { plainMarkdown, type PlainMarkdown } from "#blocks/markup";
import { inSlices, workerFile, WorkerThread } from "#shared/server";
import { readMarkup, type Markup } from "./read-markup.ts";

/** What is read between other requests: a few milliseconds of work, however hostile it is. */
const AT_ONCE = { characters: 20_000, elements: 300 };

const worker = new WorkerThread(workerFile(import.meta.url, "read-markup.worker"), { seconds: 30, megabytes: 512 });

function isShort({ html }: Markup): boolean {
  return html.length <= AT_ONCE.characters && html.split("<", 2 * AT_ONCE.elements + 1).length <= 2 * AT_ONCE.elements;
}

/**
 * Reads rich texts as plain Markdown, without blocking other requests: long ones in the worker. One that takes too long is
 * reported and counts as not plain.
 */
export async function plainTexts(
  sources: readonly string[],
  report: (error: unknown) => void,
): Promise<(PlainMarkdown | undefined)[]> {
  return readEach(sources, ({ length }) => length <= AT_ONCE.characters, plainMarkdown, report);
}

/**
 * Turns pieces of markup into what readers of Markdown and feeds get, without blocking other requests: long ones in a
 * worker. One that takes too long is reported and left out.
 */
export async function readAll(pieces: readonly Markup[], report: (error: unknown) => void): Promise<string[]> {
  const read = await readEach(pieces, isShort, readMarkup, report);
  return read.map((text) => text ?? "");
}

/** @param read what the worker does with an input, too; undefined where that takes too long. */
async function readEach<Input extends string | Markup, Read>(
  inputs: readonly Input[],
  isQuick: (input: Input) => boolean,
  read: (input: Input) => Read,
  report: (error: unknown) => void,
): Promise<(Read | undefined)[]> {
  const quick = await inSlices(
    (function* () {
      const done = new Map<number, Read>();
      for (const [index, input] of inputs.entries()) {
        yield;
        if (isQuick(input)) done.set(index, read(input));
      }
      return done;
    })(),
  );
  const all: (Read | undefined)[] = [];
  for (const [index, input] of inputs.entries()) {
    if (quick.has(index)) all.push(quick.get(index));
    else all.push(await (worker.run(input) as Promise<Read>).catch((error: unknown) => (report(error), undefined)));
  }
  return all;
}
