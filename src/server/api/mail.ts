import { countHit, type RateLimit } from "#db";
import { waitingMails } from "#automations/server";
import { mailContract } from "#mail";
import { MailError } from "#mail/server";
import { fail, failAt, ok } from "#shared";
import { serve } from "./serve.ts";

const LIMIT: RateLimit = { name: "test-mail", hits: 5, windowMs: 10 * 60_000 };

const TEST = "This is a test. Emails from this site reach you.\n";

export const mailRoutes = serve(mailContract, {
  readMail: async ({ services: { mail, database } }) => {
    const state = mail.state();
    // The next response reports a recovery, so that this one doesn't wait for the mail server.
    if (state.failing) void mail.check();
    if (state.delivery === "outbox")
      return ok({ ...state, failing: state.failing && { ...state.failing, waiting: 0 } });
    const { count, since } = await waitingMails(database.db);
    const known = state.failing?.since;
    const first = [known, since].filter((one) => one !== undefined).toSorted()[0];
    const failing = first ? { since: first, reason: state.failing?.reason, waiting: count } : undefined;
    return ok({ delivery: state.delivery, failing });
  },
  sendTestMail: async ({ services, user: { id, email: to } }) => {
    const { mail, origin, log } = services;
    const retryAfter = await countHit(services, LIMIT, id, Date.now());
    if (retryAfter > 0) {
      return failAt("TOO_MANY", "Too many test emails. Wait a while, then try again.", { retryAfter });
    }
    try {
      await mail.send({ to, subject: `Test email from ${new URL(origin).host}`, text: TEST });
      return ok({ to, delivery: mail.state().delivery });
    } catch (error) {
      log.warn({ err: error }, "a test email could not be sent");
      const reason = error instanceof MailError ? error.reason : "something went wrong";
      const isSent = mail.state().delivery === "smtp";
      const what = isSent ? "The mail server didn’t take the test email" : "The test email couldn’t be kept";
      return fail("UNAVAILABLE", `${what}: ${reason}.`);
    }
  },
});
