import { setTimeout as wait } from "node:timers/promises";
import { GithubError, type Github } from "./github-request.ts";
import type { KnownMembers, Member } from "#blocks/server";

const HOUR_MS = 3_600_000;
/** After a failure GitHub isn't asked again for this time, unless it names another. */
const RETRY_MS = 30_000;
/** How long a stale answer may be shown before the next attempt. */
const STALE_SECONDS = 30;
/** How long a visitor waits for a new answer when there is an old one. */
const PATIENCE_MS = 1000;

type Entry = {
  good?: { members: Member[]; readAt: number };
  failed?: { error: unknown; retryAt: number };
  running?: Promise<void>;
};

/**
 * Keeps the members of organizations for an hour. When they can't be read again, the last good answer is returned for
 * half a minute at a time. Requests at the same time share one read.
 * @returns the function that gives an organization's members; it throws the error of `read` when there never were any.
 */
export function makeMemberCache(
  read: (organization: string, github: Github) => Promise<Member[]>,
  { now = Date.now, patienceMs = PATIENCE_MS } = {},
): (organization: string, github: Github) => Promise<KnownMembers> {
  const entries = new Map<string, Entry>();

  async function refresh(entry: Entry, organization: string, github: Github): Promise<void> {
    try {
      entry.good = { members: await read(organization, github), readAt: now() };
      delete entry.failed;
    } catch (error) {
      const waitMs = error instanceof GithubError ? error.waitMs : undefined;
      entry.failed = { error, retryAt: now() + (waitMs ?? RETRY_MS) };
    }
  }

  async function renew(entry: Entry, organization: string, github: Github): Promise<void> {
    entry.running ??= refresh(entry, organization, github).finally(() => delete entry.running);
    await (entry.good ? Promise.race([entry.running, wait(patienceMs, undefined, { ref: false })]) : entry.running);
  }

  const secondsLeft = ({ good }: Entry) => (good ? Math.ceil((good.readAt + HOUR_MS - now()) / 1000) : 0);

  return async (organization, github) => {
    const name = organization.toLowerCase();
    const entry = entries.get(name) ?? {};
    entries.set(name, entry);
    const mayAsk = !entry.failed || now() >= entry.failed.retryAt;
    if (secondsLeft(entry) <= 0 && mayAsk) await renew(entry, name, github);
    if (!entry.good) throw entry.failed?.error;
    const { members } = entry.good;
    const seconds = secondsLeft(entry);
    return seconds > 0 ? { members, seconds } : { members, seconds: STALE_SECONDS, problem: entry.failed?.error };
  };
}
