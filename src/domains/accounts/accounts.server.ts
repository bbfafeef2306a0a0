import type { Logger } from "pino";
import type { Database } from "#db";
import type { Result } from "#shared";
import type { AccountContext } from "./account-context.server.ts";
import { makeAccountMails, type AccountMail } from "./account-mails.server.ts";
import { makeBetterAuth } from "./better-auth.server.ts";
import { findInvitation, invite, listInvitations, removeInvitation } from "./invitations.server.ts";
import { deleteUser } from "./delete-user.server.ts";
import { changePassword, confirmEmail, requestReset, resetPassword } from "./passwords.server.ts";
import { isSetupNeeded, makeFirstAdmin, setUp, setupCode } from "./setup.server.ts";
import { beginSession, findUser, readSession, signIn, signOut } from "./sign-in.server.ts";
import { signUp, tryInvitation } from "./sign-up.server.ts";
import type { AccountTraces } from "./traces.server.ts";
import { changeUser, listUsers, renameUser } from "./user-list.server.ts";
import type { Visitor } from "./visitor.server.ts";

export type AccountOptions = {
  database: Database;
  secret: string;
  /** Origin of the site's addresses: links in emails point to it, and https makes the cookie secure. */
  origin: string;
  /** Whether anyone may create an account, as a member. */
  isSignUpOpen: boolean;
  send: (mail: AccountMail) => Promise<void>;
  traces: AccountTraces;
  log: Logger;
};

/** Binds a function's first argument. */
function bind<First, Rest extends unknown[], Value>(
  first: First,
  work: (first: First, ...rest: Rest) => Value,
): (...rest: Rest) => Value {
  return (...rest) => work(first, ...rest);
}

/** Makes the account functions that the routes use. None of them may be called inside a transaction. */
export function makeAccounts({ database, secret, origin, isSignUpOpen, send, traces, log }: AccountOptions) {
  const mails = makeAccountMails({ database, secret, origin, log, send });
  const auth = makeBetterAuth({ database, secret, origin, log, mails });
  const context: AccountContext = { database, secret, origin, isSignUpOpen, auth, mails, traces, log };
  return {
    isSignUpOpen,
    findUser: bind(context, findUser),
    readSession: bind(context, readSession),
    signIn: bind(context, signIn),
    signOut: bind(context, signOut),
    signUp: bind(context, signUp),
    tryInvitation: <Value, Code extends string>(visitor: Visitor, work: () => Promise<Result<Value, Code>>) =>
      tryInvitation(context, visitor, work),
    beginSession: bind(context, beginSession),
    requestReset: bind(context, requestReset),
    resetPassword: bind(context, resetPassword),
    changePassword: bind(context, changePassword),
    confirmEmail: bind(context, confirmEmail),
    isSetupNeeded: bind(context, isSetupNeeded),
    setupCode: bind(context, setupCode),
    setUp: bind(context, setUp),
    makeFirstAdmin: bind(context, makeFirstAdmin),
    invite: bind(context, invite),
    findInvitation: bind(database.db, findInvitation),
    listInvitations: bind(database.db, listInvitations),
    removeInvitation: bind(database.db, removeInvitation),
    listUsers: bind(database.db, listUsers),
    changeUser: bind(context, changeUser),
    deleteUser: bind(context, deleteUser),
    renameUser: bind(database.db, renameUser),
  };
}

export type Accounts = ReturnType<typeof makeAccounts>;
