import type { User } from "#auth";

/** A user as `GET /api/users` lists them. */
export type ListedUser = User & { disabled: boolean; confirmed: boolean; createdAt: string };

/** An open invitation as `GET /api/invitations` lists it. */
export type ListedInvitation = Pick<User, "id" | "email" | "role"> & { createdAt: string; expiresAt: string };

/** What may be changed about somebody else. */
export type UserChange = Partial<Pick<ListedUser, "role" | "disabled">>;

/** Paths of the API, which are also the first part of the queries' keys. */
export const USERS = "/api/users";
export const INVITATIONS = "/api/invitations";
