import type { TaskLine } from "#ai";
import { failureOf } from "./failures.ts";
import type { Reply } from "./open-reply.ts";
import type { ReplyEnd } from "./reply.ts";

/** How a reply goes over the wire. */
type Wire = {
  type: string;
  text: (text: string) => string;
  /** What comes last. Undefined cuts the connection, so that nobody takes half a reply for a whole one. */
  end: (end: ReplyEnd) => string | undefined;
};

const CUT = "A reply of a model ended before its time";

function send(reply: Reply, wire: Wire): Response {
  const encoder = new TextEncoder();
  const finish = (controller: ReadableStreamDefaultController<Uint8Array>, last: string | undefined) => {
    if (last === undefined) throw new Error(CUT);
    if (last !== "") controller.enqueue(encoder.encode(last));
    controller.close();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(wire.text(reply.first))),
      pull: async (controller) => {
        const { done, value } = await reply.rest.next();
        if (done) finish(controller, wire.end(value));
        else controller.enqueue(encoder.encode(wire.text(value)));
      },
      cancel: async () => {
        reply.stop();
        await reply.rest.return({ usage: { model: "", inputTokens: 0, outputTokens: 0 } });
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "Content-Type": wire.type, "Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no" };
  return new Response(body, { headers });
}

/** Sends a reply as plain text (spec 7); one that fails on its way ends with a broken connection. */
export function sendText(reply: Reply): Response {
  const end = ({ error }: ReplyEnd) => (error === undefined ? "" : undefined);
  return send(reply, { type: "text/plain; charset=utf-8", text: (text) => text, end });
}

const line = (value: TaskLine) => `${JSON.stringify(value)}\n`;

function lastLine({ usage, error }: ReplyEnd): string {
  if (error === undefined) return line({ end: usage });
  const { code, message } = failureOf(error);
  return line({ error: { code, message, usage } });
}

/** Sends a reply as lines of JSON: its text as it comes, then what it took, and why it failed if it did. */
export function sendLines(reply: Reply): Response {
  return send(reply, {
    type: "application/x-ndjson; charset=utf-8",
    text: (text) => line({ text }),
    end: lastLine,
  });
}
