import type { TaskLine } from "#ai";
import { failureOf } from "./failures.ts";
import type { Reply } from "./open-reply.ts";
import type { ReplyEnd } from "./reply.ts";

/** The wire format of a reply. */
type Wire = {
  type: string;
  text: (text: string) => string;
  /** The end of the stream. */
  end: (end: ReplyEnd) => string;
};

function answerWith(body: ReadableStream<Uint8Array> | string, { type }: Wire): Response {
  const headers = { "Content-Type": type, "Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no" };
  return new Response(body, { headers });
}

function streamReply(reply: Reply, wire: Wire): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(wire.text(reply.first))),
      pull: async (controller) => {
        const { done, value } = await reply.rest.next();
        controller.enqueue(encoder.encode(done ? wire.end(value) : wire.text(value)));
        if (done) controller.close();
      },
      cancel: async () => {
        reply.stop();
        await reply.rest.return({ usage: { model: "", inputTokens: 0, outputTokens: 0 } });
      },
    },
    { highWaterMark: 0 },
  );
  return answerWith(body, wire);
}

async function wholeReply({ first, rest }: Reply, wire: Wire): Promise<Response> {
  let body = wire.text(first);
  for (;;) {
    const { done, value } = await rest.next();
    body += done ? wire.end(value) : wire.text(value);
    if (done) return answerWith(body, wire);
  }
}

/** Begins a record after text (RFC 7464). No reply contains it, so that none can pretend to be complete or cut off. */
const RECORD = "\u001E";

/** Plain text. An incomplete reply ends with a separate line: the record sign and the API's error object. */
const TEXT: Wire = {
  type: "text/plain; charset=utf-8",
  text: (text) => text.replaceAll(RECORD, ""),
  end: ({ error }) => {
    if (error === undefined) return "";
    const { code, message, details } = failureOf(error);
    return `\n${RECORD}${JSON.stringify({ error: { code, message, reason: details?.reason } })}\n`;
  },
};

/** Sends a reply as plain text (spec 7), as it arrives or in one piece; docs/api.md says how an incomplete one ends. */
export function sendText(reply: Reply, { isStreamed }: { isStreamed: boolean }): Response | Promise<Response> {
  return isStreamed ? streamReply(reply, TEXT) : wholeReply(reply, TEXT);
}

const line = (value: TaskLine) => `${JSON.stringify(value)}\n`;

const LINES: Wire = {
  type: "application/x-ndjson; charset=utf-8",
  text: (text) => line({ text }),
  end: ({ usage, error }) => {
    if (error === undefined) return line({ end: usage });
    const { code, message, details } = failureOf(error);
    return line({ error: { code, message, reason: details?.reason, usage } });
  },
};

/** Sends a reply as lines of JSON: its text as it arrives, then its cost, and why it failed if it did. */
export function sendLines(reply: Reply): Response {
  return streamReply(reply, LINES);
}
