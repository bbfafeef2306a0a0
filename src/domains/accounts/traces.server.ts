import type { Transaction } from "#db";
import type { Result } from "#shared";

/** What a deleted account is called in the history of what it made. */
export const DELETED_ACCOUNT = "Deleted account";

/** An account that is deleted; without its name where another account has the same. */
export type LeavingAccount = { id: string; email: string; name?: string };

/** What the rest of the site does when an account is deleted. */
export type AccountTraces = {
  /** Ends its memberships, in a transaction that a failure has to roll back. @returns LAST_OWNER. */
  leave: (trx: Transaction, userId: string) => Promise<Result<undefined, "LAST_OWNER">>;
  /** Removes what is only its own, and puts `DELETED_ACCOUNT` in place of its name. May be called again. */
  forget: (account: LeavingAccount) => Promise<void>;
};
