import { setImmediate as nextTurn } from "node:timers/promises";
import { ModelError } from "./model-error.ts";

/** More than any model writes: 128,000 tokens, each in an event of its own, take 40 MB. */
const MAX_BYTES = 64 * 2 ** 20;
/** So much is parsed at once: thousands of comments or empty events take milliseconds. */
export const SLICE_BYTES = 16 * 1024;

/**
 * Cuts what a provider sends into slices, with a turn of the event loop between those that arrived together.
 * @throws ModelError TOO_LONG for a body without end.
 */
export async function* slicesOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = MAX_BYTES;
  let inTurn = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const chunk = next.value;
    left -= chunk.length;
    if (left < 0) throw new ModelError("TOO_LONG", "The provider’s answer was too long");
    for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
      const slice = chunk.subarray(at, at + SLICE_BYTES);
      inTurn += slice.length;
      if (inTurn > SLICE_BYTES) {
        await nextTurn();
        inTurn = slice.length;
      }
      yield slice;
    }
  }
}
