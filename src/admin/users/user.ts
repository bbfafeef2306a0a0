import type { User } from "#auth";

/** A user as `GET /api/users` lists them. */
export type ListedUser = User & { disabled: boolean; confirmed: boolean; createdAt: string };

/** An open invitation as `GET /api/invitations` lists it. */
export type ListedInvitation = Pick<User, "id" | "email" | "role"> & { createdAt: string; expiresAt: string };

/** The same just after it was made: with its link, and whether the email with it went to a mail server. */
export type SentInvitation = ListedInvitation & { url: string; delivery: "smtp" | "outbox" };

/** What may be changed about somebody else. */
export type UserChange = Partial<Pick<ListedUser, "role" | "disabled">>;

/** Paths of the API, which are also the first part of the queries' keys. */
export const USERS = "/api/users";
export const INVITATIONS = "/api/invitations";
