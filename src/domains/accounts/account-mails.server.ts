import type { Logger } from "pino";
import type { Database, RateLimit } from "#db";
import { nextQuery } from "./sign-in-path.ts";
import { countTry, LIMITS } from "./limits.server.ts";
import { sendPatiently } from "./send-patiently.server.ts";

/** An email to one person; `branded.button` says what the button to its first address does. */
export type AccountMail = { to: string; subject: string; text: string; branded: { locale: "en"; button: string } };

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

  type Content = { subject: string; button: string; lines: string[] };

  async function sendInBackground(to: string, { subject, button, lines }: Content, limit: RateLimit = LIMITS.mail) {
    const allowed = await countTry({ database, secret }, limit, to);
    if (!allowed.ok) return;
    void sendPatiently(
      () => send({ to, subject, text: text(lines), branded: { locale: "en", button } }),
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
        {
          subject: `Set a new password for ${host}`,
          button: "Set a new password",
          lines: [
            `Someone asked for a new password for your account at ${host}. Choose one within an hour:`,
            `${origin}/forgot-password?token=${token}`,
            IGNORE,
          ],
        },
        LIMITS.resetMail,
      ),
    /** The link that confirms an address after sign-up, valid for a day. @param next where signing in leads then. */
    sendConfirmation: (to: string, token: string, next?: string) =>
      sendInBackground(to, {
        subject: `Confirm your email address for ${host}`,
        button: "Confirm your email address",
        lines: [
          `An account at ${host} was created with this address. Confirm it within a day, then sign in:`,
          `${origin}/api/auth/verify-email?token=${token}${nextQuery(next).replace("?", "&")}`,
          "If this wasn’t you, ignore this email: nobody can sign in without this link.",
        ],
      }),
    /** The email for a sign-up with an existing account's address. */
    sendAccountExists: (to: string, next?: string) =>
      sendInBackground(to, {
        subject: `You already have an account at ${host}`,
        button: "Sign in",
        lines: [
          `Someone signed up at ${host} with this address, which already has an account. Sign in:`,
          `${origin}/sign-in${nextQuery(next)}`,
          "Set a new password if you have forgotten yours:",
          `${origin}/forgot-password`,
          IGNORE,
        ],
      }),
    /** The link that creates an account, valid for a week. @throws when the email can't be sent. */
    sendInvitation: (to: string, url: string) =>
      send({
        to,
        subject: `You are invited to ${host}`,
        text: text([
          `You are invited to work on ${host}. Create your account within a week:`,
          url,
          "If you don’t know what this is about, ignore this email: nothing happens without this link.",
        ]),
        branded: { locale: "en", button: "Create your account" },
      }),
  };
}

function text(lines: string[]): string {
  return `${lines.join("\n\n")}\n`;
}

export type AccountMails = ReturnType<typeof makeAccountMails>;
