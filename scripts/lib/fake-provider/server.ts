import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";
import { isObject, parseJson } from "../../../src/shared/json.ts";
import { answer, isCut } from "./answer.ts";
import { textReply, type Behaviour } from "./behaviour.ts";
import { readRequest, type FakeRequest } from "./request.ts";

/** Decides how a request is answered; `index` counts requests from 0. */
type Reply = (request: FakeRequest, index: number) => Behaviour;

export type FakeProvider = {
  /** For OPENAI_BASE_URL, ANTHROPIC_BASE_URL, GOOGLE_GENERATIVE_AI_BASE_URL and OLLAMA_BASE_URL alike. */
  url: string;
  /** Every request so far, oldest first. */
  requests: FakeRequest[];
  /** How requests are answered from now on. What is still queued goes first. */
  reply: (next: Reply | Behaviour) => void;
  /** How the next requests are answered, one each, before `reply` decides again. */
  queue: (...behaviours: Behaviour[]) => void;
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

const usual: Reply = () => textReply("Hello from the fake provider.");

/**
 * A real HTTP server on the loopback in the providers' place. It speaks chat completions (OpenAI, Ollama and others),
 * Anthropic messages and Google generateContent, whole and streamed.
 * @param port a free one unless given.
 */
export async function startFakeProvider(port = 0): Promise<FakeProvider> {
  const requests: FakeRequest[] = [];
  const queued: Behaviour[] = [];
  let reply = usual;

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = parseJson((await readText(incoming)) || "{}");
    const path = new URL(incoming.url ?? "/", "http://localhost").pathname;
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
    queue: (...behaviours) => void queued.push(...behaviours),
    reset: () => {
      requests.length = 0;
      queued.length = 0;
      reply = usual;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
