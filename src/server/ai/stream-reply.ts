import type { TaskLine, Usage } from "#ai";
import { failureOf } from "./failures.ts";
import type { Reply } from "./open-reply.ts";

/** How a reply goes over the wire. */
type Wire = {
  type: string;
  text: (text: string) => string;
  /** What comes last. */
  end?: (usage: Usage) => string;
  /** Tells of a failure; without it the connection is cut, so that nobody takes half a reply for a whole one. */
  failed?: (error: unknown) => string;
};

const CUT = "A reply of a model ended before its time";

function send(reply: Reply, wire: Wire): Response {
  const encoder = new TextEncoder();
  const finish = (controller: ReadableStreamDefaultController<Uint8Array>, last: string | undefined) => {
    if (last !== undefined) controller.enqueue(encoder.encode(last));
    controller.close();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(wire.text(reply.first))),
      pull: async (controller) => {
        try {
          const { done, value } = await reply.rest.next();
          if (done) finish(controller, wire.end?.(value));
          else controller.enqueue(encoder.encode(wire.text(value)));
        } catch (error) {
          if (wire.failed) finish(controller, wire.failed(error));
          else controller.error(new Error(CUT));
        }
      },
      cancel: async () => {
        reply.stop();
        await reply.rest.return(Promise.resolve({ model: "", inputTokens: 0, outputTokens: 0 })).catch(() => {});
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "Content-Type": wire.type, "Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no" };
  return new Response(body, { headers });
}

/** Sends a reply as plain text (spec 7); one that fails on its way ends with a broken connection. */
export function sendText(reply: Reply): Response {
  return send(reply, { type: "text/plain; charset=utf-8", text: (text) => text });
}

const line = (value: TaskLine) => `${JSON.stringify(value)}\n`;

function failedLine(error: unknown): string {
  const { code, message } = failureOf(error);
  return line({ error: { code, message } });
}

/** Sends a reply as lines of JSON: its text as it comes, then what it took or why it failed. */
export function sendLines(reply: Reply): Response {
  return send(reply, {
    type: "application/x-ndjson; charset=utf-8",
    text: (text) => line({ text }),
    end: (usage) => line({ end: usage }),
    failed: failedLine,
  });
}
