import { LRUCache } from "lru-cache";
import { findTextClaims } from "#ai";
import { fillPrompt, readFilled } from "#ai/server";
import { textOfValue } from "#automations";
import type { Outcome, Ports } from "#automations/server";
import { ok, type Failure } from "#shared";
import { openReply, type AskNeeds, type Reply } from "../ai/open-reply.ts";
import { failureOf } from "../ai/failures.ts";

/** Who asks, in the list of calls and for the limit: all automations together. */
const ASKER = { id: "automation" };
/** Judgements of facts vary less than copy should. */
const TEMPERATURE = 0.2;
/** How often a reply may be of no use before the step is given up. */
const MAX_USELESS = 3;
/** The steps whose last reply was of no use, at most. */
const MOST_USELESS = 1000;
/** What no later attempt changes. */
const FINAL = new Set(["AI_NOT_CONFIGURED", "INVALID_MODEL", "INVALID", "REFUSED", "AUTHENTICATION"]);

function outcomeOf({ code, message, details }: Failure): Outcome {
  if (FINAL.has(code) || FINAL.has(details?.reason ?? "")) return { kind: "failed", reason: message };
  const { retryAfter } = details ?? {};
  return { kind: "retry", reason: message, ...(retryAfter !== undefined && { afterMs: retryAfter * 1000 }) };
}

async function readAll({ first, rest }: Reply): Promise<string | Failure> {
  let text = first;
  for (;;) {
    const { done, value } = await rest.next();
    if (!done) text += value;
    else return value.error === undefined ? text : failureOf(value.error);
  }
}

/** What a reply states although neither the task nor the data does: staff sees it beside the reply. */
function unproven(filled: Record<string, unknown>, context: string, facts: readonly string[]): string {
  const known = { facts, context, page: [] };
  const texts = Object.values(filled).filter((value) => typeof value === "string");
  return [...new Set(texts.flatMap((text) => findTextClaims(text, {}, known)).map(({ text }) => text))].join("; ");
}

/**
 * Makes the port that asks a model for an automation: with the site's budget and limits, and with nothing but the data that
 * the step names. What the reply states without proof is its output `unproven`.
 */
export function aiStep(services: AskNeeds): NonNullable<Ports["ai"]> {
  /** How often the reply was of no use, by the step's key: tries that got none don't count. */
  const useless = new LRUCache<string, number>({ max: MOST_USELESS });
  return async ({ prompt: request, data, model, fields }, { key, signal }) => {
    const texts = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, textOfValue(value)]));
    const asked = fillPrompt({ request, data: texts, fields });
    const reply = await openReply({ services, user: ASKER, raw: { signal } }, async () => {
      const named = model || (await services.ai.offer()).defaultModel;
      return ok({ task: "automation", request: { ...asked, model: named, temperature: TEMPERATURE } });
    });
    if (!reply.ok) return outcomeOf(reply.error);
    const text = await readAll(reply.value);
    if (typeof text !== "string") return outcomeOf(text);
    const filled = readFilled(text, fields);
    if (!filled.ok) {
      const count = (useless.get(key) ?? 0) + 1;
      useless.set(key, count);
      return { kind: count < MAX_USELESS ? "retry" : "failed", reason: filled.error.message };
    }
    const claims = unproven(filled.value, request, [...services.settings.current.facts, ...Object.values(texts)]);
    return { kind: "done", output: { ...filled.value, ...(claims && { unproven: claims }) } };
  };
}
