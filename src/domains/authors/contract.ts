import { z } from "zod";
import { cursor, limit, line, listOf, ownId, route } from "#contract";
import { safeHref, safeImageSrc, withPlainLineEnds } from "#shared";
import { AUTHOR_LIMITS } from "./author.ts";

const atMost = (most: number) => [most, `At most ${most} characters`] as const;

const name = line(AUTHOR_LIMITS.name, "Enter a name");

/** A data URL would be repeated in every page that shows the author. */
const avatar = z
  .string()
  .overwrite((text) => safeImageSrc(text) ?? text.trim())
  .max(...atMost(AUTHOR_LIMITS.address))
  .refine(
    (text) => text === "" || (safeImageSrc(text) !== undefined && !/^data:/i.test(text)),
    "This address can’t be used for an image",
  );

const bio = z
  .string()
  .overwrite((text) =>
    withPlainLineEnds(text)
      .replaceAll(/[^\P{Cc}\n]+/gu, " ")
      .toWellFormed()
      .trim(),
  )
  .max(...atMost(AUTHOR_LIMITS.bio));

const link = z
  .string()
  .overwrite((text) => safeHref(text) ?? text.trim())
  .max(...atMost(AUTHOR_LIMITS.address))
  .refine(
    (text) => text === "" || (safeHref(text) !== undefined && /^https?:/i.test(text)),
    "Enter an address that begins with https://",
  );

const userId = z.string().describe("The account of the same person");

/** A new author. Without a name, the account's name is taken. */
const newAuthor = z.object({
  id: ownId,
  name: name.optional(),
  avatar: avatar.default(""),
  bio: bio.default(""),
  link: link.default(""),
  userId: userId.optional(),
  formerNames: z.array(name).max(AUTHOR_LIMITS.formerNames).default([]).describe("Other names that posts may have"),
});
export type NewAuthor = z.output<typeof newAuthor>;

/** Changes of an author; what isn't given stays. Null unlinks the account. */
const authorChange = z.object({
  name: name.optional(),
  avatar: avatar.optional(),
  bio: bio.optional(),
  link: link.optional(),
  userId: userId.nullable().optional(),
});
export type AuthorChange = z.output<typeof authorChange>;

/** The fields of an author that can be changed. */
export const AUTHOR_FIELDS = authorChange.keyof().options;

/** An author, as the admin shows them. */
const listedAuthor = z.object({
  id: z.string(),
  name: z.string(),
  avatar: z.string().describe("The address of a picture, or empty"),
  bio: z.string(),
  link: z.string().describe("An http(s) address, or empty"),
  userId: userId.optional(),
  userName: z.string().optional().describe("The account's name"),
  formerNames: z.array(z.string()).describe("Earlier names, by which posts still find the author; oldest first"),
});
export type ListedAuthor = z.output<typeof listedAuthor>;

/** Authors of posts. */
export const authorContract = {
  listAuthors: route({
    method: "GET",
    path: "/api/authors",
    summary: "Lists authors by name; `search` matches present and former names",
    permission: "page.view",
    query: z.object({ search: z.string().default(""), limit, cursor }),
    answer: listOf(listedAuthor),
  }),
  createAuthor: route({
    method: "POST",
    path: "/api/authors",
    summary: "Adds an author",
    permission: "page.edit",
    status: 201,
    body: newAuthor,
    answer: listedAuthor,
  }),
  changeAuthor: route({
    method: "PATCH",
    path: "/api/authors/:id",
    summary: "Changes an author; a former name still finds them. With `was`, only if that is what you saw",
    permission: "page.edit",
    body: authorChange.extend({ was: authorChange.optional() }),
    answer: listedAuthor,
  }),
  deleteAuthor: route({
    method: "DELETE",
    path: "/api/authors/:id",
    summary: "Deletes an author and returns it; posts keep the name",
    permission: "page.edit",
    answer: listedAuthor,
  }),
};
