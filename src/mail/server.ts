export { makeMail, type Mail, type Message } from "./mail.server.ts";
