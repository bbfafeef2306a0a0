import type { Selectable } from "kysely";
import type { Database, Executor, Schema, Transaction } from "#db";
import { setPlanLimits } from "#tenants/server";
import { limitsOfFreePlan } from "./offers.server.ts";
import {
  dueAt,
  isLiving,
  type Standing,
  SUBSCRIPTION_SOURCES,
  SUBSCRIPTION_STATUSES,
  type SubscriptionSource,
} from "./subscription.ts";
import { limitsOf, type SoldTerms } from "./terms.ts";
import "./tables.ts";

/** A tenant's subscription as stored. */
export type Subscription = {
  terms: SoldTerms;
  standing: Standing;
  source: SubscriptionSource;
  stripeId?: string;
  hadTrial: boolean;
  /** Counts its changes. */
  version: number;
  startedAt: string;
};

/** What a subscription is read from. */
export const SUBSCRIPTION_COLUMNS = [
  "subscriptions.terms",
  "subscriptions.status",
  "subscriptions.source",
  "subscriptions.stripe_id",
  "subscriptions.had_trial",
  "subscriptions.version",
  "subscriptions.started_at",
  "subscriptions.grace_until",
  "subscriptions.trial_ends_at",
  "subscriptions.period_ends_at",
  "subscriptions.ends_at",
] as const;

/** @returns one of the words that this domain alone writes. @throws for any other one. */
function oneOf<Word extends string>(words: readonly Word[], stored: string): Word {
  const word = words.find((one) => one === stored);
  if (!word) throw new Error(`No subscription is ${stored}`);
  return word;
}

type Row = Omit<Selectable<Schema["subscriptions"]>, "tenant_id" | "plan_id" | "due_at" | "updated_at">;

/** Reads a stored row. */
export function subscriptionOf(row: Row): Subscription {
  return {
    // Written by `writeSubscription` alone.
    terms: JSON.parse(row.terms) as SoldTerms,
    standing: {
      status: oneOf(SUBSCRIPTION_STATUSES, row.status),
      graceUntil: row.grace_until ?? undefined,
      trialEndsAt: row.trial_ends_at ?? undefined,
      periodEndsAt: row.period_ends_at ?? undefined,
      endsAt: row.ends_at ?? undefined,
    },
    source: oneOf(SUBSCRIPTION_SOURCES, row.source),
    stripeId: row.stripe_id ?? undefined,
    hadTrial: row.had_trial === 1,
    version: row.version,
    startedAt: row.started_at,
  };
}

/** @returns a tenant's subscription; undefined where it never had one. */
export async function findSubscription(db: Executor, tenantId: string): Promise<Subscription | undefined> {
  const row = await db
    .selectFrom("subscriptions")
    .select(SUBSCRIPTION_COLUMNS)
    .where("tenant_id", "=", tenantId)
    .executeTakeFirst();
  return row && subscriptionOf(row);
}

/** @returns whether Stripe keeps a subscription that hasn't ended. */
export function paysStripe(
  subscription: Subscription | undefined,
): subscription is Subscription & { stripeId: string } {
  return subscription?.stripeId !== undefined && subscription.standing.status !== "ended";
}

/** Waits until this transaction alone may change what a tenant subscribes to. */
export const lockBilling = (database: Database, trx: Transaction, tenantId: string) =>
  database.lockName(trx, `billing:${tenantId}`);

/** What becomes of a subscription. */
export type NextSubscription = Pick<Subscription, "terms" | "standing" | "source" | "stripeId"> & {
  /** When it began, as Stripe says; without it, now or when the tenant got this plan. */
  startedAt?: string;
};

/**
 * Stores a tenant's subscription and what it allows, in a transaction that has locked it. The one place where a plan
 * changes limits.
 * @param before what the transaction has read.
 */
export async function writeSubscription(
  database: Database,
  trx: Transaction,
  { tenantId, before, next, now }: { tenantId: string; before?: Subscription; next: NextSubscription; now: Date },
): Promise<void> {
  const { terms, standing, source, stripeId } = next;
  const at = now.toISOString();
  const values = {
    plan_id: terms.planId,
    terms: JSON.stringify(terms),
    status: standing.status,
    source,
    grace_until: standing.graceUntil ?? null,
    trial_ends_at: standing.trialEndsAt ?? null,
    period_ends_at: standing.periodEndsAt ?? null,
    ends_at: standing.endsAt ?? null,
    due_at: dueAt(standing, source, now) ?? null,
    stripe_id: stripeId ?? null,
    had_trial: before?.hadTrial || standing.status === "trial" ? 1 : 0,
    version: (before?.version ?? 0) + 1,
    started_at: next.startedAt ?? (before?.terms.planId === terms.planId ? before.startedAt : at),
    updated_at: at,
  };
  await trx
    .insertInto("subscriptions")
    .values({ tenant_id: tenantId, ...values })
    .onConflict((conflict) => conflict.column("tenant_id").doUpdateSet(values))
    .execute();
  const limits = isLiving(standing, now) ? limitsOf(terms) : await limitsOfFreePlan(trx);
  await setPlanLimits(await database.enterTenant(trx, tenantId), limits);
}
