import { fetchCoalesced } from "./coalesce-stream.server.ts";
import { ModelError } from "./model-error.ts";

/** More than the longest reply that is read. */
const MAX_BYTES = 2 * 2 ** 20;
const [LINE_FEED, RETURN, SPACE, BRACE] = [0x0a, 0x0d, 0x20, 0x7b];

/** Makes an object of JSON the one event of a stream; what begins with anything else is a stream already, and passes. */
function asEvent(): TransformStream<Uint8Array, Uint8Array> {
  let isObject: boolean | undefined;
  let left = MAX_BYTES;
  return new TransformStream({
    transform: (chunk, controller) => {
      const first = isObject === undefined ? chunk.find((byte) => byte > SPACE) : undefined;
      if (first !== undefined) {
        isObject = first === BRACE;
        if (isObject) controller.enqueue(Buffer.from("data: "));
      }
      if (!isObject) return controller.enqueue(chunk);
      left -= chunk.length;
      if (left < 0) throw new ModelError("TOO_LONG", "The provider’s answer was too long");
      // Between values only: inside of a text they are escaped.
      controller.enqueue(chunk.map((byte) => (byte === LINE_FEED || byte === RETURN ? SPACE : byte)));
    },
    flush: (controller) => {
      if (isObject) controller.enqueue(Buffer.from("\n\n"));
    },
  });
}

/**
 * Fetches for the provider client. Servers of its protocol that can't stream answer with the whole reply, and some that
 * failed with the error, as one object: the client gets that as an event.
 */
export const fetchEvents: typeof fetch = async (input, init) => {
  const answer = await fetchCoalesced(input, init);
  const isStream = typeof init?.body === "string" && init.body.includes('"stream":true');
  const isJson = /^application\/json\b/i.test(answer.headers.get("Content-Type") ?? "");
  return answer.ok && answer.body && isStream && isJson
    ? new Response(answer.body.pipeThrough(asEvent()), answer)
    : answer;
};
