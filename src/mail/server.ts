export type { Branded, MailLook } from "./html-mail.ts";
export { MailError } from "./mail-error.ts";
export { makeMail, type Mail, type Message } from "./mail.server.ts";
