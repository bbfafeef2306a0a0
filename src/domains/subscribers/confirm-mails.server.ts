import type { Database } from "#db";
import { deliverNext, MAIL_POLL_MS, mailsOfRows } from "#forms/server";
import type { Message } from "#mail/server";

import { servedTextsFor } from "#shared/served-texts";
import { repeatUntilStopped } from "#shared/server";
import { linkAddress, withLeaveLine } from "./links.server.ts";
import { stateOf } from "./state.ts";

/** What asking people to confirm their sign-up needs. */
export type ConfirmMails = {
  database: Database;
  /** Signs the links. */
  secret: string;
  /** Origin of this site's addresses. */
  origin: string;
  siteName: () => string;
  /** Hands an email to the mail server; rejects when it isn't accepted. */
  send: (mail: Message) => Promise<void>;
  /** Called for each failed attempt, with whether it was the last. Only the sign-up's id may be logged. */
  onFailure: (error: unknown, subscriberId: string | undefined, isGivenUp: boolean) => void;
};

/** Nothing that was entered but the address is in the email: someone else may have entered it. */
async function ask({ database, secret, origin, siteName, send }: ConfirmMails, id: string): Promise<void> {
  const row = await database.db
    .selectFrom("subscribers")
    .select(["id", "email", "locale", "confirmed_at", "unsubscribed_at", "asked_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  // Erased, confirmed or unsubscribed since it was taken.
  if (!row || stateOf(row) !== "asked") return;
  const { locale } = row;
  const { subscription } = servedTextsFor(locale);
  const signed = { secret, origin };
  const confirm = linkAddress(signed, "confirm", { id, locale });
  const unsubscribe = linkAddress(signed, "unsubscribe", { id, locale });
  const fill = (text: string) => text.replaceAll("{site}", siteName).replaceAll("{confirm}", () => confirm);
  await send({
    to: row.email,
    subject: fill(subscription.mailSubject),
    text: withLeaveLine(fill(subscription.mailText), unsubscribe, locale),
    messageId: `<confirm-${id}-${Date.parse(row.asked_at ?? "")}@${new URL(origin).hostname}>`,
    unsubscribe,
    branded: { locale, button: subscription.confirm },
  });
}

/** Delivers the email that has been due longest (`deliverNext`). @returns whether one was delivered. */
export function deliverConfirmMail(mails: ConfirmMails, now = () => new Date()): Promise<boolean> {
  const { database, onFailure } = mails;
  const rows = mailsOfRows(database, "subscribers", { holdsSuspicious: true });
  return deliverNext({ ...rows, send: (id) => ask(mails, id), onFailure }, now);
}

/** Delivers emails until it is stopped. @returns a function that stops it and waits for the one that is being sent. */
export function startConfirmMails(mails: ConfirmMails): () => Promise<void> {
  return repeatUntilStopped(() => deliverConfirmMail(mails), MAIL_POLL_MS);
}
