import { isObject } from "#shared";

/** Reasons by nodemailer's codes, each as the end of a sentence. */
const REASONS: Partial<Record<string, string>> = {
  EAUTH: "it refused the user name or the password",
  ENOAUTH: "it asks for a user name and a password",
  EDNS: "there is no server of this name",
  ECONNECTION: "it can't be reached",
  ESOCKET: "it can't be reached",
  ETIMEDOUT: "it doesn't answer",
  ETLS: "no secure connection could be made",
  EENVELOPE: "it refused the sender or the recipient",
  EMESSAGE: "it refused the email",
};

/** An email that wasn't accepted. Neither message nor reason contains an address: a server's answer can repeat it. */
export class MailError extends Error {
  /** The reason in plain words, to follow a colon: "it can't be reached". */
  readonly reason: string;
  readonly code: string;
  /** Whether only this recipient was refused: others may get their emails. */
  readonly concernsRecipient: boolean;

  constructor(error: unknown) {
    const { code, responseCode, response, command } = isObject(error) ? error : {};
    const isOwn = response === undefined && error instanceof Error;
    super(isOwn ? error.message : `The mail server refused an email (${String(code)}, ${String(responseCode)})`);
    this.name = "MailError";
    this.code = String(code);
    const number = typeof responseCode === "number" ? ` (${responseCode})` : "";
    this.reason = `${REASONS[this.code] ?? "something went wrong"}${number}`;
    this.concernsRecipient = command === "RCPT TO";
  }
}
