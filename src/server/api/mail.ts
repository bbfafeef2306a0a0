import { countHit, type RateLimit } from "#db";
import { waitingLeadMails } from "#forms/server";
import { MailError } from "#mail/server";
import { fail, failAt, ok } from "#shared";
import { apiRoute, userOf, type ApiRoute } from "./api-route.ts";

const LIMIT: RateLimit = { name: "test-mail", hits: 5, windowMs: 10 * 60_000 };

const TEST = "This is a test. Emails of this site reach you.\n";

/** Whether the site's emails arrive, for admins. */
export const mailRoutes: readonly ApiRoute[] = [
  apiRoute({
    method: "GET",
    path: "/api/mail",
    permission: "settings.edit",
    handle: async ({ services: { mail, database } }) => {
      const state = mail.state();
      if (state.delivery === "outbox") return ok(state);
      // What is over is told by the next answer, without this one waiting for the mail server.
      if (state.failing) void mail.check();
      const { count, since } = await waitingLeadMails(database.db);
      const known = state.failing?.since;
      const first = [known, since].filter((one) => one !== undefined).toSorted()[0];
      const failing = first && { since: first, reason: state.failing?.reason, waiting: count };
      return ok({ delivery: state.delivery, failing });
    },
  }),
  apiRoute({
    method: "POST",
    path: "/api/mail/test",
    permission: "settings.edit",
    handle: async (request) => {
      const { mail, database, secret, origin, log } = request.services;
      const { id, email } = userOf(request);
      const retryAfter = await countHit(database.db, LIMIT, id, secret, Date.now());
      if (retryAfter > 0) {
        return failAt("TOO_MANY", "That was many test emails. Wait a while, then try again.", { retryAfter });
      }
      try {
        await mail.send({ to: email, subject: `Test email from ${new URL(origin).host}`, text: TEST });
        return ok({ to: email, delivery: mail.state().delivery });
      } catch (error) {
        log.warn({ err: error }, "a test email could not be sent");
        const reason = error instanceof MailError ? error.reason : "something went wrong";
        return fail("UNAVAILABLE", `The mail server didn't take the test email: ${reason}.`);
      }
    },
  }),
];
