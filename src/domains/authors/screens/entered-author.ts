import { isObject } from "#shared";
import type { AuthorChange, ListedAuthor } from "../contract.ts";

const FIELDS = ["name", "avatar", "bio", "link", "userId"] as const;

/** What the dialog's fields show; `userId` is empty where there is no account. */
export type AuthorFieldTexts = Record<(typeof FIELDS)[number], string>;

/** The fields that someone has changed. The others follow the stored author. */
export type EnteredAuthor = Partial<AuthorFieldTexts>;

/** @returns the fields of a stored author, or empty ones, with what was entered on top. */
export function fieldsOf(author: ListedAuthor | undefined, entered: EnteredAuthor): AuthorFieldTexts {
  const { name = "", avatar = "", bio = "", link = "", userId = "" } = { ...author, ...entered };
  return { name, avatar, bio, link, userId };
}

/** @returns what was kept in the tab, without what can't be read. */
export function readEntered(kept: unknown): EnteredAuthor {
  const entered: EnteredAuthor = {};
  if (!isObject(kept)) return entered;
  for (const field of FIELDS) {
    const value = kept[field];
    if (typeof value === "string") entered[field] = value;
  }
  return entered;
}

/** @returns a request's body with the entered fields, so that others' changes of the other fields stay. */
export function changesOf({ userId, ...texts }: EnteredAuthor): AuthorChange {
  return userId === undefined ? texts : { ...texts, userId: userId || null };
}
