import { constants } from "node:fs";
import { access, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { oneLine } from "#shared";
import { newId } from "#shared/server";
import type { Delivery } from "./contract.ts";
import { htmlMail, type Branded, type MailLook } from "./html-mail.ts";
import { keptEmails } from "./kept-emails.server.ts";
import { MailError } from "./mail-error.ts";

/** A mail server that takes longer than this has failed. */
const CONNECT_MS = 10_000;
const IDLE_MS = 30_000;

/**
 * A plain-text email to one or more people. `replyTo` gets their replies; an email that may be sent twice has a fixed
 * `messageId`. `unsubscribe` is the address that unsubscribes the recipient when it is posted to (RFC 8058). `isWritten`: a
 * person wrote it, so an out-of-office note may answer it. `branded`: with the same as HTML beside it, as customers get it.
 */
export type Message = {
  to: string | readonly string[];
  subject: string;
  text: string;
  replyTo?: string;
  messageId?: string;
  unsubscribe?: string;
  isWritten?: boolean;
  branded?: Branded;
};

/** Where emails go, and since when they can't be sent or kept, as far as this process knows. */
type MailState = { delivery: Delivery; failing?: { since: string; reason: string } };

/** Sends the site's emails. */
export type Mail = {
  /**
   * Resolves once the mail server has accepted the message; rejects with a MailError when it can't be reached or
   * refuses it.
   */
  send: (message: Message) => Promise<void>;
  state: () => MailState;
  /** Checks whether the mail server accepts our login, or the outbox folder files, and updates `state`. Never rejects. */
  check: () => Promise<void>;
  /** Waits for emails that are being sent. */
  settle: () => Promise<void>;
  /** @returns the emails in the outbox folder that have an address, of the recipient or in the text. */
  keptFor: (emailKey: string) => Promise<{ file: string; email: string }[]>;
  /** Deletes those emails. */
  forget: (emailKey: string) => Promise<void>;
};

export type MailOptions = {
  /** Address of the mail server, such as `smtps://user:password@host`; without it emails are written into `folder`. */
  smtpUrl?: string;
  /** The sender, such as `Name <name@example.org>` or `name@example.org`. */
  from: string;
  /** How emails look now; its name is that of a sender that has only an address. Without it, none has HTML. */
  look?: () => MailLook;
  folder: string;
  log: Logger;
};

/** RFC 5321, 4.2.1: replies below it are about this moment. */
const REFUSED_FOR_GOOD = 500;

/** The longest subject: it can be one word, and mail servers refuse lines of more than 998 letters (RFC 5322, 2.1.1). */
const MAX_SUBJECT = 300;

/** One recipient, whatever the text contains. */
function addressOf(text: string) {
  return { name: "", address: text.replaceAll(/[\p{Cc}\s,;<>]/gu, "") };
}

/** Makes the subject one line of limited length and each address a single one: their texts can't add a header or an address. */
function compose(
  { to, subject, text, replyTo, messageId, unsubscribe, isWritten, branded }: Message,
  { from, look }: { from: string; look?: MailLook },
) {
  const html = branded && look ? htmlMail(text, branded, look) : undefined;
  const recipients = [to].flat().map(addressOf);
  const replyAddress = replyTo ? addressOf(replyTo) : undefined;
  const headers: Record<string, string> = {
    ...(unsubscribe && {
      "List-Unsubscribe": `<${new URL(unsubscribe).href}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
    // Out-of-office notes don't answer it (RFC 3834): they would reach the visitor whom an email to the team is about.
    ...(!isWritten && { "Auto-Submitted": "auto-generated" }),
  };
  const title = oneLine(subject).slice(0, MAX_SUBJECT).toWellFormed();
  return { from, to: recipients, replyTo: replyAddress, messageId, subject: title, text, html, headers };
}

/** @returns the sender with a name, which mail programs show instead of the address; the same where it has one. */
function named(from: string, name: string): string {
  return from.includes("<") ? from : `"${oneLine(name).replaceAll(/["\\]/g, String.raw`\$&`)}" <${from}>`;
}

function smtpSender(url: string) {
  return createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Emails that some recipients have got and others not yet, at most. */
const MOST_PARTLY_SENT = 1000;

/**
 * Makes the function that hands emails to the mail server. Where it puts off one of several recipients, as greylisting does,
 * the email counts as refused, and a repeated try goes to those who haven't got it. One who is refused for good is left out.
 */
function makePoster(transport: ReturnType<typeof smtpSender>, log: Logger) {
  const reached = new LRUCache<string, readonly string[]>({ max: MOST_PARTLY_SENT });
  return async (message: ReturnType<typeof compose>): Promise<void> => {
    const { messageId = "" } = message;
    const before = reached.get(messageId) ?? [];
    const to = message.to.filter(({ address }) => !before.includes(address));
    if (to.length === 0 && before.length > 0) return;
    const { rejected, rejectedErrors = [] } = await transport.sendMail({ ...message, to });
    const putOff = rejectedErrors.find(({ responseCode = 0 }) => responseCode < REFUSED_FOR_GOOD);
    if (putOff && messageId) {
      const now = to.flatMap(({ address }) => (rejected.includes(address) ? [] : [address]));
      reached.set(messageId, [...before, ...now]);
      throw putOff;
    }
    if (rejected.length > 0) log.warn({ messageId }, "the mail server refuses some of an email's recipients");
  };
}

/** An email as a file with unwrapped lines and without HTML, so that a link in it can be copied (RFC 5322, 6532). */
function asFile({ from, to, replyTo, messageId, subject, text, headers: more }: ReturnType<typeof compose>): string {
  const headers = [
    `From: ${from}`,
    `To: ${to.map(({ address }) => address).join(", ")}`,
    ...(replyTo ? [`Reply-To: ${replyTo.address}`] : []),
    ...(messageId ? [`Message-ID: ${messageId}`] : []),
    `Subject: ${subject}`,
    ...Object.entries(more).map(([name, value]) => `${name}: ${value}`),
    `Date: ${new Date().toUTCString().replace("GMT", "+0000")}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
  ];
  return [...headers, "", ...text.split("\n")].join("\r\n");
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Rejects with the system's reason when emails can't be kept in the folder; makes a missing one. */
async function requireFolder(folder: string): Promise<void> {
  await makeFolder(folder);
  await access(folder, constants.W_OK | constants.X_OK);
}

/** Writes an email into a new file and logs the file's name only: the content is for the site's owner. */
async function keep(message: ReturnType<typeof compose>, folder: string, log: Logger): Promise<void> {
  const file = `${new Date().toISOString().replaceAll(":", "-")}-${newId()}.eml`;
  await makeFolder(folder);
  try {
    await writeFile(join(folder, file), asFile(message), { mode: 0o600 });
  } catch (error) {
    // On a full disk the file is there, without the link that people look for in it.
    await rm(join(folder, file), { force: true });
    throw error;
  }
  log.info({ subject: message.subject, file }, "an email was kept in the outbox: set SMTP_URL to send emails");
}

/** Failures of an email rather than of the connection or the folder: only another email shows that they are over. */
const REFUSALS = new Set(["EENVELOPE", "EMESSAGE", "ENOSPC", "EDQUOT"]);

const NOT_ACCEPTED = "the mail server doesn't accept emails: check SMTP_URL";
const NOT_KEPT =
  "emails can't be kept in the outbox folder: give this user write access to it, or set SMTP_URL to send them";

/** Makes the site's mail: sent by the mail server at `smtpUrl`, or else kept as files. */
export function makeMail({ smtpUrl, from, look, folder, log }: MailOptions): Mail {
  const transport = smtpUrl ? smtpSender(smtpUrl) : undefined;
  const post = transport && makePoster(transport, log);
  const pending = new Set<Promise<unknown>>();
  let failure: { since: string; error: MailError } | undefined;
  const fail = (error: MailError) => {
    if (!error.concernsRecipient) failure = { since: failure?.since ?? new Date().toISOString(), error };
  };
  const deliver = async (message: Message) => {
    const now = look?.();
    const composed = compose(message, { from: now ? named(from, now.siteName) : from, look: now });
    try {
      await (post ? post(composed) : keep(composed, folder, log));
      failure = undefined;
    } catch (cause) {
      const error = new MailError(cause);
      fail(error);
      throw error;
    }
  };
  const check = async () => {
    try {
      await (transport ? transport.verify() : requireFolder(folder));
      if (failure && !REFUSALS.has(failure.error.code)) failure = undefined;
    } catch (cause) {
      const error = new MailError(cause);
      fail(error);
      log.warn({ err: error }, transport ? NOT_ACCEPTED : NOT_KEPT);
    }
  };
  async function wait<Value>(work: Promise<Value>): Promise<Value> {
    pending.add(work);
    return work.finally(() => pending.delete(work));
  }
  return {
    send: (message) => wait(deliver(message)),
    check: () => wait(check()),
    state: () => ({
      delivery: transport ? "smtp" : "outbox",
      failing: failure && { since: failure.since, reason: failure.error.reason },
    }),
    settle: async () => void (await Promise.allSettled(pending)),
    keptFor: (emailKey) => keptEmails(folder, emailKey),
    forget: async (emailKey) => {
      for (const { file } of await keptEmails(folder, emailKey)) await rm(join(folder, file), { force: true });
    },
  };
}
