import { changedFields } from "#client";
import { isObject } from "#shared";
import type { AuthorChange, ListedAuthor } from "../contract.ts";

const FIELDS = ["name", "avatar", "bio", "link", "userId"] as const;

/** What the dialog's fields show; `userId` is empty where there is no account. */
export type AuthorFieldTexts = Record<(typeof FIELDS)[number], string>;

/** The fields that someone has changed, and what they saw there before. The others follow the stored author. */
export type EnteredAuthor = { texts: Partial<AuthorFieldTexts>; was: Partial<AuthorFieldTexts> };

/** @returns the fields of a stored author, or empty ones, with what was entered on top. */
export function fieldsOf(author: ListedAuthor | undefined, texts: Partial<AuthorFieldTexts> = {}): AuthorFieldTexts {
  const { name = "", avatar = "", bio = "", link = "", userId = "" } = { ...author, ...texts };
  return { name, avatar, bio, link, userId };
}

function readTexts(kept: unknown): Partial<AuthorFieldTexts> {
  const texts: Partial<AuthorFieldTexts> = {};
  if (!isObject(kept)) return texts;
  for (const field of FIELDS) {
    const value = kept[field];
    if (typeof value === "string") texts[field] = value;
  }
  return texts;
}

/** @returns what was kept in the tab, without what can't be read. */
export function readEntered(kept: unknown): EnteredAuthor {
  const { texts, was } = isObject(kept) ? kept : {};
  return { texts: readTexts(texts), was: readTexts(was) };
}

/** Enters texts; what was seen before the first change of a field stays known. */
export function withTexts(
  author: ListedAuthor | undefined,
  { texts, was }: EnteredAuthor,
  entered: Partial<AuthorFieldTexts>,
): EnteredAuthor {
  const stored = fieldsOf(author);
  const fields = FIELDS.filter((field) => entered[field] !== undefined && author);
  const seen = Object.fromEntries(fields.map((field) => [field, was[field] ?? stored[field]]));
  return { texts: { ...texts, ...entered }, was: { ...was, ...seen } };
}

/** @returns what was entered while an author was being saved. @param sent what was entered before. */
export function enteredSince(sent: EnteredAuthor, entered: EnteredAuthor, saved: ListedAuthor): EnteredAuthor {
  const fields = FIELDS.filter((field) => entered.texts[field] !== sent.texts[field]);
  const texts = Object.fromEntries(fields.map((field) => [field, entered.texts[field] ?? ""]));
  return withTexts(saved, readEntered(undefined), texts);
}

const asChange = ({ userId, ...texts }: Partial<AuthorFieldTexts>): AuthorChange =>
  userId === undefined ? texts : { ...texts, userId: userId || null };

/** @returns a request's body with the entered fields, so that others' changes of the other fields stay. */
export function changesOf({ texts, was }: EnteredAuthor): AuthorChange & { was: AuthorChange } {
  return { ...asChange(texts), was: asChange(was) };
}

/** @returns the present texts of the fields that someone else has changed, from the server's refusal. */
export function changedTexts(failure: unknown): Partial<AuthorFieldTexts> {
  const { userId, ...texts } = changedFields(failure, "AUTHOR_CHANGED");
  return readTexts({ ...texts, userId: userId === null ? "" : userId });
}
