import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { pino, type Logger } from "pino";
import type { Role } from "#contract";
import { announceModels, createApp } from "#server";
import { startFakeProvider } from "../scripts/lib/fake-provider/index.ts";
import type { Engine } from "./databases.ts";
import { openSite, type Site } from "./services.ts";
import { signedIn } from "./sign-in.ts";

/** The two ways to ask a model. */
export const CHAT = "/api/ai/openai/chatgpt";
export const GENERATE = "/api/ai/generate";
/** A task for the second one. */
export const BLOCK = { task: "block", type: "faq", context: "Reports for mentors" };

/** The key of the site's provider, which nobody may ever see. */
export const KEY = "sk-the-key-of-the-site";

type Init = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/** Serves a site on the loopback, as its own server does. */
async function listen(site: Site) {
  const listener = getRequestListener(createApp(site.services).fetch);
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url, stop };
}

/** Everything that a server logged. */
function recordLog(): { log: Logger; lines: string[] } {
  const lines: string[] = [];
  return { log: pino({ level: "trace" }, { write: (line) => void lines.push(line) }), lines };
}

/**
 * A site with a fake provider, both over real HTTP.
 * @param variables further ones of the environment, made from the fake provider's address.
 */
export async function openAiSite(engine: Engine, variables: (url: string) => Record<string, string> = () => ({})) {
  const provider = await startFakeProvider();
  const { place, remove } = await engine.make();
  const { log, lines } = recordLog();
  const keys = { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: provider.url, ...variables(provider.url) };
  const site = await openSite(place, keys, log);
  const { url, stop } = await listen(site);
  await announceModels(site.services);

  /** Asks as a page of the site would, signed in as a role. */
  async function send(path: string, body?: unknown, init: Init = {}, role: Role = "editor"): Promise<Response> {
    const headers = { ...(await signedIn(site, role)), ...init.headers };
    const method = body === undefined ? "GET" : "POST";
    return fetch(`${url}${path}`, { method, body: JSON.stringify(body), ...init, headers });
  }
  return {
    site,
    provider,
    /** Lines of the log so far. */
    logged: lines,
    send,
    /** Resolves once all calls are recorded: the newest first, and the month. */
    usage: async () => {
      await site.services.ai.settle();
      return (await send("/api/ai/usage")).json();
    },
    settings: async (values: object) =>
      send("/api/settings", values, { method: "PATCH" }, "admin").then(({ status }) => status),
    /** Forgets all requests so far, and how the provider was told to answer. */
    forget: async () => {
      provider.reset();
      const { db } = site.services.database;
      for (const table of ["ai_calls", "ai_months", "rate_limits"] as const) await db.deleteFrom(table).execute();
    },
    close: async () => {
      await provider.stop();
      await stop();
      await site.services.ai.settle();
      await site.close();
      await remove();
    },
  };
}

export type AiSite = Awaited<ReturnType<typeof openAiSite>>;

/** The lines of an answer of `/api/ai/generate`. */
export async function linesOf(answer: Response): Promise<unknown[]> {
  const text = await answer.text();
  return text
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
}
