import { MAX_CLOCK_SKEW_MS } from "#db";

/** How long a process keeps an email that it has taken: the lease. */
const LEASE_MS = 2 * 60_000;
/**
 * When an email is tried again: delays double up to the longest one, which makes nine tries in the first hour, then one an
 * hour for five days (RFC 5321, 4.5.4.1). `tries` includes the first.
 */
export const MAIL_BACK_OFF = { firstMs: 15_000, longestMs: 60 * 60_000, tries: 128 } as const;

/** The pause after there was no due email, or after one failed. */
export const MAIL_POLL_MS = 2000;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** @returns until when an email that is taken now belongs to this process alone. */
export const leaseFrom = (now: Date): string => later(now, LEASE_MS);

/**
 * @returns which emails are due now: those up to `at`, and those after `lost`. No retry is that far ahead: the clock
 * was ahead when they were scheduled, and has been put back since.
 */
export const dueTimes = (now: Date): { at: string; lost: string } => ({
  at: now.toISOString(),
  lost: later(now, MAIL_BACK_OFF.longestMs + MAX_CLOCK_SKEW_MS),
});

/**
 * @param attempts how often an email was tried. @returns when it is tried again; undefined where it is given up.
 */
function nextTry(attempts: number, now: Date): string | undefined {
  const { firstMs, longestMs, tries } = MAIL_BACK_OFF;
  if (attempts >= tries) return undefined;
  return later(now, Math.min(firstMs * 2 ** (attempts - 1), longestMs));
}

/** An email that this process has taken: no other one tries it before the lease ends. */
export type TakenMail = { id: string; attempts: number };

/** Rows that are emails to be sent, in whatever table. */
export type MailQueue = {
  /** Takes the email that has been due longest, for the process that asks first; undefined when none is due. */
  take: (now: Date) => Promise<TakenMail | undefined>;
  /** Sends it; rejects when the mail server doesn't accept it. */
  send: (id: string) => Promise<void>;
  /** Ends an email that was sent. */
  settle: (taken: TakenMail, now: Date) => Promise<void>;
  /** Schedules the next try; undefined: it is given up. An email that another process has since taken is left alone. */
  postpone: (taken: TakenMail, due: string | undefined) => Promise<void>;
  /** Called for each failed attempt, with whether it was the last. Only the id may be logged. */
  onFailure: (error: unknown, id: string | undefined, isGivenUp: boolean) => void;
};

/**
 * Delivers the email that has been due longest: at least once, even if the process dies at any moment, because it is settled
 * only after the mail server has accepted it or refused it for days. Never rejects.
 * @returns whether an email was delivered.
 */
export async function deliverNext(queue: MailQueue, now: () => Date): Promise<boolean> {
  let taken: TakenMail | undefined;
  let isGivenUp = false;
  try {
    taken = await queue.take(now());
    if (!taken) return false;
    try {
      await queue.send(taken.id);
    } catch (error) {
      const due = nextTry(taken.attempts, now());
      await queue.postpone(taken, due);
      isGivenUp = due === undefined;
      throw error;
    }
    await queue.settle(taken, now());
    return true;
  } catch (error) {
    queue.onFailure(error, taken?.id, isGivenUp);
    return false;
  }
}
