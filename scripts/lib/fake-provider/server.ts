import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";
import { isObject, parseJson } from "../../../src/shared/json.ts";
import { answer, isCut } from "./answer.ts";
import { textReply, type Behaviour } from "./behaviour.ts";
import { readRequest, type FakeRequest } from "./request.ts";

/** Decides how a request is answered; `index` is its number from 0. */
type Reply = (request: FakeRequest, index: number) => Behaviour;

export type FakeProvider = {
  /** For OPENAI_BASE_URL, ANTHROPIC_BASE_URL, GOOGLE_GENERATIVE_AI_BASE_URL and OLLAMA_BASE_URL alike. */
  url: string;
  /** Every request so far, oldest first. */
  requests: FakeRequest[];
  /** How requests are answered from now on. Queued answers come first. */
  reply: (next: Reply | Behaviour) => void;
  /** How the next requests are answered, one each, before `reply` decides again. */
  queue: (...behaviours: Behaviour[]) => void;
  /** The names of its models from now on, as each protocol lists them; undefined: it has no list. */
  list: (models: readonly string[] | undefined) => void;
  /** Forgets requests, queue and reply. */
  reset: () => void;
  stop: () => Promise<void>;
};

function endOf(response: ServerResponse): FakeRequest["ended"] {
  return new Promise((resolve) => {
    response.once("close", () => {
      if (response.writableFinished) resolve("answered");
      else resolve(isCut(response) ? "cut" : "client left");
    });
  });
}

/** The models of the specification and their successors, whatever the date. */
const USUAL_MODELS = (
  "gpt-4o gpt-4.1 gpt-4.1-2025-04-14 gpt-4.1-mini o3 o3-mini o4-mini gpt-6.1-terra gpt-6-luna claude-sonnet-5-5 " +
  "claude-haiku-5-5 gemini-3.8-flash gemini-3.5-flash-lite"
).split(" ");

function sendList(models: readonly string[] | undefined, response: ServerResponse): void {
  if (!models) return void response.writeHead(404).end();
  const data = models.map((id) => ({ id, object: "model" }));
  const google = models.map((id) => ({ name: `models/${id}` }));
  response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ data, models: google }));
}

const usual: Reply = () => textReply("Hello from the fake provider.");

/**
 * A real HTTP server on the loopback that replaces the providers. It speaks chat completions (OpenAI, Ollama and others),
 * Anthropic messages and Google generateContent, with and without streaming.
 * @param port a free one by default.
 */
export async function startFakeProvider(port = 0): Promise<FakeProvider> {
  const requests: FakeRequest[] = [];
  const queued: Behaviour[] = [];
  let reply = usual;
  let models: readonly string[] | undefined = USUAL_MODELS;

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = parseJson((await readText(incoming)) || "{}");
    const path = new URL(incoming.url ?? "/", "http://localhost").pathname;
    if (path.endsWith("/models")) return sendList(models, response);
    const read = readRequest(path, incoming.headers, body.ok && isObject(body.value) ? body.value : {});
    if (!read) return void response.writeHead(404).end();
    const request = { ...read, ended: endOf(response) };
    const index = requests.push(request) - 1;
    await answer(request, queued.shift() ?? reply(request, index), response);
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : port}/v1`,
    requests,
    reply: (next) => void (reply = typeof next === "function" ? next : () => next),
    list: (next) => void (models = next),
    queue: (...behaviours) => void queued.push(...behaviours),
    reset: () => {
      requests.length = 0;
      queued.length = 0;
      reply = usual;
      models = USUAL_MODELS;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
