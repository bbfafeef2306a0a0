import { changedMessage, changedProblem } from "#contract";
import type { Database, Transaction } from "#db";
import { fail, failAt, ok, type Result } from "#shared";
import { newId } from "#shared/server";
import { findAuthor } from "./author-list.server.ts";
import { addNames, checkNames, sortKey } from "./author-names.server.ts";
import { AUTHORS_TAG } from "./author.ts";
import { AUTHOR_FIELDS, type AuthorChange, type ListedAuthor, type NewAuthor } from "./contract.ts";

type Code = "NOT_FOUND" | "INVALID" | "ACCOUNT_HAS_AUTHOR" | "AUTHOR_NAME_TAKEN" | "AUTHOR_CHANGED" | "TOO_MANY_NAMES";
type Outcome = Promise<Result<ListedAuthor, Code>>;

/** Runs one change of authors at a time; a success tells every process, so that pages with authors are rendered again. */
async function write(database: Database, work: (trx: Transaction) => Outcome): Outcome {
  const written = await database.inTransaction(async (trx) => {
    await database.lockName(trx, "authors");
    return work(trx);
  });
  if (written.ok) await database.notify("data_changed", AUTHORS_TAG);
  return written;
}

/** @returns the author, or NOT_FOUND. */
async function read(trx: Transaction, id: string): Outcome {
  const author = await findAuthor(trx, id);
  return author ? ok(author) : fail("NOT_FOUND", "Author not found");
}

/** @returns the name of an account that may become an author's: it exists, and is no other author's. */
async function checkAccount(
  trx: Transaction,
  authorId: string,
  userId: string,
): Promise<Result<string, "INVALID" | "ACCOUNT_HAS_AUTHOR">> {
  const path = ["userId"];
  const account = await trx.selectFrom("users").select("name").where("id", "=", userId).executeTakeFirst();
  if (!account) return failAt("INVALID", "Account not found", { path });
  const other = await trx
    .selectFrom("authors")
    .select("name")
    .where("user_id", "=", userId)
    .where("id", "<>", authorId)
    .executeTakeFirst();
  return other
    ? failAt("ACCOUNT_HAS_AUTHOR", `This account is the author “${other.name}”`, { path })
    : ok(account.name);
}

/**
 * Adds an author, or returns the one that was added with this id. Without a name, the account's is taken.
 * @returns what is wrong, with its path: INVALID for an unknown account or when there is no name, ACCOUNT_HAS_AUTHOR,
 * AUTHOR_NAME_TAKEN for a name that another author has or had.
 */
export function createAuthor(database: Database, { id = newId(), userId, formerNames, ...author }: NewAuthor): Outcome {
  return write(database, async (trx) => {
    const added = await findAuthor(trx, id);
    if (added) return ok(added);
    const account = userId === undefined ? ok(undefined) : await checkAccount(trx, id, userId);
    if (!account.ok) return account;
    const name = author.name ?? account.value;
    if (name === undefined) return failAt("INVALID", "Enter a name", { path: ["name"] });
    const names = [name, ...formerNames];
    const checked = await checkNames(trx, id, names);
    if (!checked.ok) return checked;
    const now = new Date().toISOString();
    const row = { id, sort_key: sortKey(name, id), user_id: userId ?? null, created_at: now, updated_at: now };
    await trx
      .insertInto("authors")
      .values({ ...row, ...author, name })
      .execute();
    await addNames(trx, id, names);
    return read(trx, id);
  });
}

/** @returns AUTHOR_CHANGED with the present values of those that are neither what the caller saw nor what they want. */
function checkSeen(author: ListedAuthor, was: AuthorChange, wanted: AuthorChange): Result<undefined, "AUTHOR_CHANGED"> {
  const changed = AUTHOR_FIELDS.filter((field) => {
    const value = author[field] ?? null;
    return was[field] !== undefined && was[field] !== value && wanted[field] !== value;
  });
  const problems = changed.map((field) => changedProblem([field], author[field] ?? null));
  if (problems.length === 0) return ok(undefined);
  return failAt("AUTHOR_CHANGED", changedMessage("author"), { problems });
}

/**
 * Changes the given fields. A former name stays the author's, so that posts with it find them.
 * @param change `was`: the values that the caller saw; a change on top of others' is refused.
 * @returns what is wrong, with its path: NOT_FOUND, INVALID for an unknown account, ACCOUNT_HAS_AUTHOR,
 * AUTHOR_NAME_TAKEN, TOO_MANY_NAMES; AUTHOR_CHANGED with the present values.
 */
export function changeAuthor(
  database: Database,
  id: string,
  { was = {}, ...change }: AuthorChange & { was?: AuthorChange },
): Outcome {
  const { userId, name, ...texts } = change;
  return write(database, async (trx) => {
    const before = await read(trx, id);
    if (!before.ok) return before;
    const seen = checkSeen(before.value, was, change);
    if (!seen.ok) return seen;
    if (typeof userId === "string") {
      const account = await checkAccount(trx, id, userId);
      if (!account.ok) return account;
    }
    if (name !== undefined) {
      const checked = await checkNames(trx, id, [name]);
      if (!checked.ok) return checked;
      await addNames(trx, id, [name]);
    }
    const renamed = name === undefined ? {} : { name, sort_key: sortKey(name, id) };
    const linked = userId === undefined ? {} : { user_id: userId };
    const changed = { ...texts, ...renamed, ...linked, updated_at: new Date().toISOString() };
    await trx.updateTable("authors").set(changed).where("id", "=", id).execute();
    return read(trx, id);
  });
}

/** Deletes an author, and frees the names. @returns what it was, so that it can be added again; NOT_FOUND. */
export function deleteAuthor(database: Database, id: string): Outcome {
  return write(database, async (trx) => {
    const before = await read(trx, id);
    if (before.ok) await trx.deleteFrom("authors").where("id", "=", id).execute();
    return before;
  });
}
