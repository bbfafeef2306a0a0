import type { Logger } from "pino";
import type { Database } from "#db";
import type { AccountMails } from "./account-mails.server.ts";
import type { BetterAuth } from "./better-auth.server.ts";
import type { AccountTraces } from "./traces.server.ts";

/** The context of the functions behind `Accounts`. */
export type AccountContext = {
  database: Database;
  secret: string;
  origin: string;
  isSignUpOpen: boolean;
  auth: BetterAuth;
  mails: AccountMails;
  traces: AccountTraces;
  log: Logger;
};
