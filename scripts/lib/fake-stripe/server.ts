import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";
import { callApi } from "./api.ts";
import { visit } from "./browser.ts";
import { readParams } from "./form-body.ts";
import { Refusal } from "./objects.ts";
import { Store } from "./store.ts";
import { Webhooks } from "./webhooks.ts";

/** The key and the secret that the fake knows. */
export const STRIPE_KEY = "sk_test_fake";
export const STRIPE_SECRET = "whsec_fake";

/** How the card of a request fails: its bank refuses it, or first wants to ask its owner. */
const CARD_FAULTS = {
  declined: new Refusal("Your card was declined.", { status: 402, type: "card_error", code: "card_declined" }),
  unconfirmed: new Refusal("Payment for this subscription requires additional user action.", {
    status: 402,
    type: "card_error",
    code: "subscription_payment_intent_requires_action",
  }),
};

/** How the next requests of the API fail: an answer of Stripe's, or a connection that breaks after the change was made. */
export type Fault = "unavailable" | "cut" | keyof typeof CARD_FAULTS;

type Answered = { status: number; body: string };

function answerOf(error: unknown): Answered {
  const refused = error instanceof Refusal ? error : new Refusal(String(error), { status: 500, type: "api_error" });
  const { status, type, code, param, message } = refused;
  return { status, body: JSON.stringify({ error: { type, message, code, param } }, undefined, 2) };
}

function sendJson(response: ServerResponse, { status, body }: Answered): void {
  response.writeHead(status, { "Content-Type": "application/json", "Request-Id": "req_fake" }).end(body);
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

/**
 * A server on the loopback that replaces Stripe: its real paths, form-encoded bodies, idempotency keys and errors, the
 * hosted pages that a browser clicks through, and signed events.
 * @param port a free one by default.
 */
export async function startFakeStripe({ port = 0, now = Date.now } = {}) {
  const store = new Store();
  store.now = now;
  const webhooks = new Webhooks(store, STRIPE_SECRET);
  const requests: string[] = [];
  const kept = new Map<string, { asked: string; answer: Answered }>();
  const faults: Fault[] = [];
  const state: { beforeAnswer?: (called: string) => void | Promise<void> } = {};
  let origin = "";

  /** Answers a request, the same one for a key that was used before. */
  function answerApi(called: string, text: string, key: string | undefined): Answered {
    const before = key === undefined ? undefined : kept.get(key);
    const asked = `${called}\n${text}`;
    if (before && before.asked !== asked) {
      const message =
        "Keys for idempotent requests can only be used with the same parameters they were first used with.";
      return answerOf(new Refusal(message, { type: "idempotency_error" }));
    }
    if (before) return before.answer;
    let answer: Answered;
    try {
      const made = callApi(store, called, readParams(text), origin);
      answer = { status: 200, body: JSON.stringify(made, undefined, 2) };
    } catch (error) {
      return answerOf(error);
    }
    if (key !== undefined) kept.set(key, { asked, answer });
    return answer;
  }

  async function handleApi(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const text = request.method === "GET" ? url.search.slice(1) : await readText(request);
    const called = `${request.method} ${url.pathname}`;
    requests.push(called);
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) {
      const refusal = new Refusal("Invalid API Key provided", { status: 401 });
      return sendJson(response, answerOf(refusal));
    }
    const fault = faults.shift();
    if (fault === "declined" || fault === "unconfirmed") return sendJson(response, answerOf(CARD_FAULTS[fault]));
    if (fault === "unavailable") return sendJson(response, answerOf(new Error("Down")));
    const key = request.headers["idempotency-key"];
    const answer = answerApi(called, text, typeof key === "string" ? key : undefined);
    await state.beforeAnswer?.(called);
    if (fault === "cut") return void response.destroy();
    sendJson(response, answer);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", origin);
    if (url.pathname.startsWith("/v1/")) return handleApi(request, response, url);
    const form = request.method === "POST" ? readParams(await readText(request)) : undefined;
    const answer = visit(store, url, form);
    if (!answer) return void response.writeHead(404).end();
    if ("location" in answer) return void response.writeHead(303, { Location: answer.location }).end();
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(answer.page);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => sendJson(response, answerOf(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : port}`;
  return {
    url: origin,
    store,
    webhooks,
    /** Every request of the API so far, such as `POST /v1/prices`. */
    requests,
    /** How the next requests of the API fail, one each. */
    fail: (...next: Fault[]) => void faults.push(...next),
    /** Is called, and waited for, once a request has had its effect and before it is answered. */
    beforeAnswer: (work?: (called: string) => void | Promise<void>) => void (state.beforeAnswer = work),
    /** The variables of a site that takes payments here. */
    variables: { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET: STRIPE_SECRET, STRIPE_API_BASE: origin },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await webhooks.settle();
    },
  };
}
