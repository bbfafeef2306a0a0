import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Behaviour } from "./behaviour.ts";
import { wireFor } from "./protocols.ts";
import type { FakeRequest } from "./request.ts";

type Text = Extract<Behaviour, { kind: "text" }>;

/** Responses whose connection was closed here on purpose. */
const cuts = new WeakSet<ServerResponse>();

function cut(response: ServerResponse): void {
  cuts.add(response);
  response.destroy();
}

/** @returns whether this server closed the connection before the response was complete. */
export function isCut(response: ServerResponse): boolean {
  return cuts.has(response);
}

const JSON_TYPE = { "Content-Type": "application/json" };

function partsOf(text: string, size: number): string[] {
  const characters = Array.from(text);
  const count = Math.ceil(characters.length / size);
  return Array.from({ length: count }, (_none, at) => characters.slice(at * size, (at + 1) * size).join(""));
}

function tokensOf(request: FakeRequest, { text, usage }: Text) {
  if (usage !== undefined) return usage || undefined;
  const estimate = (length: number) => Math.ceil(length / 4);
  return { input: estimate(request.texts.join("").length), output: estimate(text.length) };
}

const reasonOf = ({ end }: Text) => (end === "stop" || end === "length" || end === "filter" ? end : undefined);

async function stream(request: FakeRequest, behaviour: Text, response: ServerResponse): Promise<void> {
  const wire = wireFor(request);
  const tokens = tokensOf(request, behaviour);
  const send = (events: string[]) => events.forEach((event) => response.write(event));
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache" });
  response.flushHeaders();
  if (behaviour.firstDelay) await wait(behaviour.firstDelay);
  send(wire.start(tokens));
  const parts = partsOf(behaviour.text, behaviour.chunkSize);
  for (const [at, part] of parts.entries()) {
    if (at > 0 && behaviour.delay) await wait(behaviour.delay);
    if (at === Math.floor(parts.length / 2)) await behaviour.until;
    if (response.destroyed) return;
    send(wire.part(part));
  }
  if (behaviour.end === "hang") return;
  // Earlier writes are flushed first: a client reads the text, then loses the connection.
  if (behaviour.end === "cut") return void setTimeout(() => cut(response), 20);
  send(behaviour.end === "error" ? wire.error() : wire.finish(reasonOf(behaviour), tokens));
  response.end();
}

async function whole(request: FakeRequest, behaviour: Text, response: ServerResponse): Promise<void> {
  if (behaviour.firstDelay) await wait(behaviour.firstDelay);
  await behaviour.until;
  if (behaviour.end === "hang") return;
  response.writeHead(behaviour.end === "error" ? 500 : 200, JSON_TYPE);
  const body = JSON.stringify(
    wireFor(request).whole(behaviour.text, reasonOf(behaviour), tokensOf(request, behaviour)),
  );
  if (behaviour.end !== "cut") return void response.end(body);
  response.write(body.slice(0, body.length / 2));
  setTimeout(() => cut(response), 20);
}

function decline(request: FakeRequest, text: string, response: ServerResponse): void {
  const wire = wireFor(request);
  const tokens = { input: 1, output: 1 };
  if (!request.stream) {
    response.writeHead(200, JSON_TYPE);
    response.end(JSON.stringify(wire.whole(text, "refusal", tokens)));
    return;
  }
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  const events = [...wire.start(tokens), ...wire.part(text, "refusal"), ...wire.finish("refusal", tokens)];
  response.end(events.join(""));
}

/** Answers one request as `behaviour` says, in the request's own protocol. */
export async function answer(request: FakeRequest, behaviour: Behaviour, response: ServerResponse): Promise<void> {
  switch (behaviour.kind) {
    case "text":
      return request.stream ? stream(request, behaviour, response) : whole(request, behaviour, response);
    case "refusal":
      return decline(request, behaviour.text, response);
    case "status":
      response.writeHead(behaviour.status, { ...JSON_TYPE, ...behaviour.headers });
      return void response.end(behaviour.body);
    case "cut":
      return cut(response);
    case "never":
  }
}
