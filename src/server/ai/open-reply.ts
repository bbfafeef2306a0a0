import type { User } from "#contract";
import { countHit, type RateLimit } from "#db";
import { fail, failAt, ok, type Result } from "#shared";
import { budgetOf, beginCall } from "#usage/server";
import type { Services } from "../services.ts";
import { failureOf } from "./failures.ts";
import { limitCall } from "./limit-call.ts";
import { isOnOwnKey, mostOf, type ModelCall } from "./model-call.ts";
import { followReply, type ReplyEnd } from "./reply.ts";

/** How often one user may ask a model. */
const LIMIT: RateLimit = { name: "ai", hits: 120, windowMs: 10 * 60_000 };

const TOO_OFTEN = "You’ve sent the model too many requests. Wait a few minutes, then try again.";

/** What asking a model needs. */
export type AskNeeds = Pick<Services, "ai" | "database" | "log" | "secret" | "settings">;

/** The user, and their request: the call ends when its signal does, as when the client disconnects. */
type Asking = { services: AskNeeds; user: Pick<User, "id">; raw: Pick<Request, "signal"> };

/** A reply that has begun: its first text has arrived. */
export type Reply = {
  first: string;
  /** What follows, then how it ended. */
  rest: AsyncGenerator<string, ReplyEnd>;
  /** Ends the call at the provider. */
  stop: () => void;
};

async function countCall(services: AskNeeds, userId: string): Promise<Result<undefined, "RATE_LIMITED">> {
  const retryAfter = await countHit(services, LIMIT, userId, Date.now());
  return retryAfter === 0 ? ok(undefined) : failAt("RATE_LIMITED", TOO_OFTEN, { retryAfter });
}

/**
 * Asks a model for a user; nothing else does. A call that ends before its first text is a failure: AI_NOT_CONFIGURED, RATE_LIMITED (per user), BUDGET_SPENT (per site and month), LIMIT_REACHED (per tenant and month), INVALID_MODEL, PROVIDER_FAILED,
 * or the failure of `prepare`.
 * @param prepare makes the prompt; called only when the user may ask.
 * @param hasKey whether the caller brings a key, so that the site needs none.
 */
export async function openReply(
  { services, user, raw }: Asking,
  prepare: () => Promise<Result<ModelCall>>,
  hasKey = false,
): Promise<Result<Reply>> {
  const offer = await services.ai.offer();
  if (!offer.configured && !hasKey) return fail("AI_NOT_CONFIGURED", offer.message ?? "");
  const { id: userId } = user;
  const allowed = await countCall(services, userId);
  if (!allowed.ok) return allowed;
  const prepared = await prepare();
  if (!prepared.ok) return prepared;
  const call = prepared.value;
  const { task, blockType, pageId, tenantId, request: asked } = call;
  const entry = { userId, task, blockType, pageId, tenantId, model: asked.model };
  const budget = isOnOwnKey(call) ? {} : budgetOf(services);
  const begun = await beginCall(services.database, entry, mostOf(call), budget, new Date());
  if (!begun.ok) return begun;
  const limit = limitCall(raw.signal);
  const rest = followReply(services, begun.value, call, limit);
  const first = await rest.next();
  if (first.done) return { ok: false, error: failureOf(first.value.error) };
  return ok({ first: first.value, rest, stop: limit.stop });
}
