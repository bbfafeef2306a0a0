import { changedFields, enteredTexts, type EnteredTexts, type Texts } from "#client";
import type { AuthorChange, ListedAuthor } from "../contract.ts";

const FIELDS = ["name", "avatar", "bio", "link", "userId"] as const;
type Field = (typeof FIELDS)[number];

/** What the dialog's fields show; `userId` is empty where there is no account. */
export type AuthorFieldTexts = Record<Field, string>;

export type EnteredAuthor = EnteredTexts<Field>;

const entered = enteredTexts<Field>(FIELDS);
export const readEntered = entered.read;

/** @returns the fields of a stored author, or empty ones, with what was entered on top. */
export function fieldsOf(author: ListedAuthor | undefined, texts: Texts<Field> = {}): AuthorFieldTexts {
  const { name = "", avatar = "", bio = "", link = "", userId = "" } = { ...author, ...texts };
  return { name, avatar, bio, link, userId };
}

/** Enters texts of an author; undefined for a new one. */
export const withTexts = (author: ListedAuthor | undefined, before: EnteredAuthor, texts: Texts<Field>) =>
  entered.enter(before, texts, author && fieldsOf(author));

/** @returns what was entered while an author was being saved. @param sent what was entered before. */
export const enteredSince = (sent: EnteredAuthor, now: EnteredAuthor, saved: ListedAuthor) =>
  entered.since(sent, now, fieldsOf(saved));

const asChange = ({ userId, ...texts }: Texts<Field>): AuthorChange =>
  userId === undefined ? texts : { ...texts, userId: userId || null };

/** @returns a request's body with the entered fields, so that others' changes of the other fields stay. */
export function changesOf({ texts, was }: EnteredAuthor): AuthorChange & { was: AuthorChange } {
  return { ...asChange(texts), was: asChange(was) };
}

/** @returns the present texts of the fields that someone else has changed, from the server's refusal. */
export function changedTexts(failure: unknown): Texts<Field> {
  const { userId, ...texts } = changedFields(failure, "AUTHOR_CHANGED");
  return entered.textsIn({ ...texts, userId: userId === null ? "" : userId });
}
