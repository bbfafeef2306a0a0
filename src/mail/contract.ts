import { z } from "zod";
import { route } from "#contract";

/** Where emails go: to a mail server, or into the outbox folder on the server while none is set up. */
export const delivery = z.enum(["smtp", "outbox"]);
export type Delivery = z.output<typeof delivery>;

/** Set while the mail server accepts no emails, or the outbox folder can't keep them. */
const failing = z.object({
  since: z.string(),
  reason: z.string().optional().describe('Ends a sentence: "it can\'t be reached"'),
  waiting: z.number().describe("Number of emails about leads waiting to be sent"),
});
export type MailFailing = z.output<typeof failing>;

/** Whether the site's emails arrive. */
export const mailContract = {
  readMail: route({
    method: "GET",
    path: "/api/mail",
    summary: "Returns whether emails arrive",
    permission: "settings.edit",
    answer: z.object({ delivery, failing: failing.optional() }),
  }),
  sendTestMail: route({
    method: "POST",
    path: "/api/mail/test",
    summary: "Sends a test email to you",
    permission: "settings.edit",
    answer: z.object({ to: z.string(), delivery }),
  }),
};
