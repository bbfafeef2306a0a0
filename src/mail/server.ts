export { MailError } from "./mail-error.ts";
export { makeMail, type Mail, type MailState, type Message } from "./mail.server.ts";
