import { adminAddresses } from "#accounts/server";
import type { MailInput, Outcome, Ports } from "#automations/server";
import { MailError, type Message } from "#mail/server";
import { readRecipient, withLeaveLine } from "#subscribers/server";
import type { Services } from "../services.ts";

type Needs = Pick<Services, "database" | "environment" | "origin" | "secret" | "mail" | "log">;

const NOT_SUBSCRIBED = "They don’t get the newsletter: nothing was sent";
const NO_TEAM = "Nobody gets these emails: set LEADS_EMAIL, or set up the first admin";

/** Emails about what visitors send go to LEADS_EMAIL, or else to the active admins. */
async function findTeam({ database, environment }: Needs): Promise<readonly string[]> {
  return environment.LEADS_EMAIL ?? adminAddresses(database.db);
}

/** Addresses, the text for them and the headers that the email has; or why none is sent. */
type Recipients = Pick<Message, "to" | "text" | "unsubscribe" | "replyTo" | "branded"> | Outcome;

/** Finds who gets an email right before it is sent: a subscriber may have unsubscribed since. */
async function findRecipients(needs: Needs, { to, text, person, entry }: MailInput): Promise<Recipients> {
  if (to === "team") {
    const team = await findTeam(needs);
    return team.length > 0
      ? { to: team, text, ...(person && { replyTo: person }) }
      : { kind: "retry", reason: NO_TEAM };
  }
  if (entry.type === "subscriber") {
    const recipient = await readRecipient(needs.database.db, needs, entry.id);
    if (!recipient) return { kind: "done", output: { sent: false, reason: NOT_SUBSCRIBED } };
    const { unsubscribe, locale } = recipient;
    const ended = withLeaveLine(text, unsubscribe, locale);
    // The text may be in a language other than the subscriber's; the line below it is in theirs.
    return { to: [recipient.to], text: ended, unsubscribe, branded: { lastLocale: locale } };
  }
  return person ? { to: [person], text, branded: {} } : { kind: "failed", reason: "It has no email address" };
}

/**
 * Makes the port that sends an automation's emails, where there is a mail server. An email that is sent again keeps its id,
 * so that mail programs recognise it.
 */
export function mailStep(needs: Needs): Ports["mail"] {
  const { environment, origin, mail, log } = needs;
  if (!environment.SMTP_URL) return undefined;
  return async (input, { key }): Promise<Outcome> => {
    const recipients = await findRecipients(needs, input);
    if ("kind" in recipients) return recipients;
    const { subject } = input;
    const messageId = `<${key}@${new URL(origin).hostname}>`;
    try {
      await mail.send({ subject, messageId, ...recipients });
      return { kind: "done" };
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      const { type, id } = input.entry;
      log.warn({ entry: id, key, err: error }, `email about a ${type} not sent: it will be retried`);
      return { kind: "retry", reason: `The mail server didn’t take the email: ${error.reason}` };
    }
  };
}
