import { isObject, type JsonObject } from "#shared";

/** Reasons by codes of nodemailer, or of the system for the outbox folder, each as the end of a sentence. */
const REASONS: Partial<Record<string, string>> = {
  EAUTH: "it refused the user name or the password",
  ENOAUTH: "it asks for a user name and a password",
  EDNS: "there is no server of this name",
  ECONNECTION: "it can’t be reached",
  ESOCKET: "it can’t be reached",
  ETIMEDOUT: "it doesn’t answer",
  EPROTOCOL: "it turned the connection away",
  ETLS: "no secure connection could be made",
  EENVELOPE: "it refused the sender or the recipient",
  EMESSAGE: "it refused the email",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EEXIST: "a file is in its place",
  EACCES: "this user may not write there",
  EROFS: "it can’t be written",
};

/** A server that asks for more before it takes any email, whatever its recipient (RFC 4954, RFC 3207). */
const NOT_YET = 530;
const ASKS_FOR_MORE = "it asks for a user name and a password, or for an encrypted connection";

/** Nodemailer gives a failed handshake the code of a lost connection; only the latter comes from a call of the system. */
function codeOf({ code, syscall, originalCode }: JsonObject): unknown {
  return code === "ESOCKET" && syscall === undefined && originalCode !== undefined ? "ETLS" : code;
}

/** An email that wasn't accepted. Neither message nor reason contains an address: a server's answer can repeat it. */
export class MailError extends Error {
  /** The reason in plain words, to follow a colon: "it can't be reached". */
  readonly reason: string;
  readonly code: string;
  /** Whether only this recipient was refused: others may get their emails. */
  readonly concernsRecipient: boolean;

  constructor(error: unknown) {
    const { responseCode, response, command, ...more } = isObject(error) ? error : {};
    const code = codeOf(more);
    const isOwn = response === undefined && error instanceof Error;
    super(isOwn ? error.message : `The mail server refused an email (${String(code)}, ${String(responseCode)})`);
    this.name = "MailError";
    this.code = String(code);
    const detail = code === "ETLS" ? more.originalCode : responseCode;
    const inBrackets = typeof detail === "number" || typeof detail === "string" ? ` (${detail})` : "";
    const reason = responseCode === NOT_YET ? ASKS_FOR_MORE : REASONS[this.code];
    this.reason = `${reason ?? "something went wrong"}${inBrackets}`;
    this.concernsRecipient = command === "RCPT TO" && responseCode !== NOT_YET;
  }
}
