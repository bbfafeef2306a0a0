import { adminAddresses } from "#accounts/server";
import type { Outcome, Ports } from "#automations/server";
import { MailError } from "#mail/server";
import type { Services } from "../services.ts";

type Needs = Pick<Services, "database" | "environment" | "origin" | "mail">;

const NO_SERVER = "No mail server is set up: set SMTP_URL";
const NO_TEAM = "Nobody gets these emails: set LEADS_EMAIL, or set up the first admin";

/** Emails about what visitors send go to LEADS_EMAIL, or else to the active admins. */
async function findTeam({ database, environment }: Needs): Promise<readonly string[]> {
  return environment.LEADS_EMAIL ?? adminAddresses(database.db);
}

/** Makes the port that sends an automation's emails. A repeated one has the same id, so that mail programs recognise it. */
export function mailStep(needs: Needs): Ports["mail"] {
  const { environment, origin, mail } = needs;
  return async ({ to, person, subject, text }, { key }): Promise<Outcome> => {
    if (!environment.SMTP_URL) return { kind: "failed", reason: NO_SERVER };
    const recipients = to === "team" ? await findTeam(needs) : [person].filter(Boolean);
    if (recipients.length === 0) {
      return to === "team" ? { kind: "retry", reason: NO_TEAM } : { kind: "failed", reason: "It has no email address" };
    }
    const replyTo = to === "team" && person ? { replyTo: person } : {};
    const messageId = `<${key}@${new URL(origin).hostname}>`;
    try {
      await mail.send({ to: recipients, subject, text, messageId, ...replyTo });
      return { kind: "done" };
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      return { kind: "retry", reason: `The mail server didn't take the email: ${error.reason}` };
    }
  };
}
