import { streamParts } from "#shared";

/**
 * Reads the lines of an answer as they arrive.
 * @returns each complete line that isn't empty; what follows the last line break is left out.
 */
export async function* readLines(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  let rest = "";
  for await (const part of streamParts(body.pipeThrough(new TextDecoderStream()))) {
    const lines = (rest + part).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line) yield line;
  }
}
