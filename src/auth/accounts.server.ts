import type { User } from "./permissions.ts";

/** Accounts and sessions, as the routes use them. */
export type Accounts = {
  /** @returns who sent these headers' session cookie; undefined for nobody, a disabled or an expired one. */
  findUser: (headers: Headers) => Promise<User | undefined>;
};
