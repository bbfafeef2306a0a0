import { join } from "node:path";
import type { Logger } from "pino";
import { makeAccounts, type Accounts } from "#accounts/server";
import { StartupError, type Database } from "#db";
import { makeMail, type Mail, type MailLook } from "#mail/server";
import { accountTraces } from "./people/account-traces.ts";
import type { Environment } from "./environment/environment.ts";
import type { Services } from "./services.ts";

type Sources = {
  environment: Environment;
  database: Database;
  origin: string;
  secret: string;
  look: () => MailLook;
  log: Logger;
};

/**
 * Opens the site's mail and accounts. On a site without an admin, creates the one that ADMIN_EMAIL names.
 * @throws StartupError when that address belongs to another account.
 */
export async function openAccounts(sources: Sources): Promise<{ mail: Mail; auth: Accounts }> {
  const { environment, database, origin, secret, look, log } = sources;
  const { SMTP_URL, MAIL_FROM, DATA_DIR, SIGN_UP } = environment;
  const from = MAIL_FROM ?? `no-reply@${new URL(origin).hostname}`;
  const mail = makeMail({ smtpUrl: SMTP_URL, from, look, folder: join(DATA_DIR, "outbox"), log });
  const auth = makeAccounts({
    database,
    secret,
    origin,
    isSignUpOpen: SIGN_UP === "open",
    send: mail.send,
    traces: accountTraces(database),
    log,
  });
  await makeNamedAdmin(auth, environment);
  return { mail, auth };
}

async function makeNamedAdmin(auth: Accounts, { ADMIN_EMAIL, ADMIN_PASSWORD }: Environment): Promise<void> {
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD || !(await auth.isSetupNeeded())) return;
  const made = await auth.makeFirstAdmin({ name: "Admin", email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  if (made.ok || made.error.code === "NOT_FOUND") return;
  throw new StartupError("ADMIN_EMAIL: this address belongs to someone who isn't an admin. Set another one.");
}

/**
 * On a site without an admin, logs the code required for the first one, and the address of its form with the code in it. It
 * is logged at every LOG_LEVEL: there is no other way in.
 */
export async function announceSetup({ auth, origin, log }: Services): Promise<void> {
  if (!(await auth.isSetupNeeded())) return;
  const code = await auth.setupCode();
  const always = log.child({}, { level: "warn" });
  always.warn({ address: `${origin}/setup#${code}`, code }, "there is no admin yet: open this address to create one");
}
