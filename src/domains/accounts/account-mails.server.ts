import type { Logger } from "pino";
import type { Database, RateLimit } from "#db";
import { nextQuery } from "./sign-in-path.ts";
import { countTry, LIMITS } from "./limits.server.ts";
import { sendPatiently } from "./send-patiently.server.ts";

/** A plain-text email to one person. */
export type AccountMail = { to: string; subject: string; text: string };

export type MailSources = {
  database: Database;
  secret: string;
  origin: string;
  log: Logger;
  send: (mail: AccountMail) => Promise<void>;
};

const IGNORE = "If this wasn’t you, ignore this email: nothing was changed.";

/**
 * Makes the emails about accounts. All but the invitation are sent in the background, at most five per hour and
 * address, and five with links that set a new password.
 */
export function makeAccountMails({ database, secret, origin, log, send }: MailSources) {
  const host = new URL(origin).host;

  async function sendInBackground(to: string, subject: string, lines: string[], limit: RateLimit = LIMITS.mail) {
    const allowed = await countTry({ database, secret }, limit, to);
    if (!allowed.ok) return;
    void sendPatiently(
      () => send({ to, subject, text: text(lines) }),
      (error, isGivenUp) => {
        if (isGivenUp) log.error({ err: error, subject }, "an email about an account given up");
        else log.warn({ err: error, subject }, "an email about an account not sent: it will be retried");
      },
    );
  }

  return {
    /** The link that sets a new password, valid for an hour. */
    sendReset: (to: string, token: string) =>
      sendInBackground(
        to,
        `Set a new password for ${host}`,
        [
          `Someone asked for a new password for your account at ${host}. Choose one within an hour:`,
          `${origin}/forgot-password?token=${token}`,
          IGNORE,
        ],
        LIMITS.resetMail,
      ),
    /** The link that confirms an address after sign-up, valid for a day. @param next where signing in leads then. */
    sendConfirmation: (to: string, token: string, next?: string) =>
      sendInBackground(to, `Confirm your email address for ${host}`, [
        `An account at ${host} was created with this address. Confirm it within a day, then sign in:`,
        `${origin}/api/auth/verify-email?token=${token}${nextQuery(next).replace("?", "&")}`,
        "If this wasn’t you, ignore this email: nobody can sign in without this link.",
      ]),
    /** The email for a sign-up with an existing account's address. */
    sendAccountExists: (to: string, next?: string) =>
      sendInBackground(to, `You already have an account at ${host}`, [
        `Someone signed up at ${host} with this address, which already has an account. Sign in:`,
        `${origin}/sign-in${nextQuery(next)}`,
        "Set a new password if you have forgotten yours:",
        `${origin}/forgot-password`,
        IGNORE,
      ]),
    /** The link that creates an account, valid for a week. @throws when the email can't be sent. */
    sendInvitation: (to: string, url: string) =>
      send({
        to,
        subject: `You are invited to ${host}`,
        text: text([`You are invited to work on ${host}. Create your account within a week:`, url]),
      }),
  };
}

function text(lines: string[]): string {
  return `${lines.join("\n\n")}\n`;
}

export type AccountMails = ReturnType<typeof makeAccountMails>;
