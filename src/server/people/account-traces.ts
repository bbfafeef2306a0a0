import { DELETED_ACCOUNT, type AccountTraces } from "#accounts/server";
import type { Database } from "#db";
import { forgetAuthor } from "#inbox/server";
import { leaveAll } from "#members/server";
import { renameAuthorOfPages } from "#publishing/server";
import { renameAuthorOfRows } from "#records/server";
import { deleteOwnViews } from "#views/server";

/** What the site's layers and domains do when an account is deleted. */
export function accountTraces(database: Database): AccountTraces {
  return {
    leave: (trx, userId) => leaveAll(database, trx, userId),
    forget: async (account) => {
      const { id, name } = account;
      await deleteOwnViews(database.db, id);
      await forgetAuthor(database, account, DELETED_ACCOUNT);
      if (name === undefined) return;
      await renameAuthorOfPages(database, name, DELETED_ACCOUNT);
      await renameAuthorOfRows(database, name, DELETED_ACCOUNT);
    },
  };
}
