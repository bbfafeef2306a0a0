const PATHS: ReadonlySet<string> = new Set(["/sign-in", "/sign-up", "/forgot-password", "/setup"]);

/** @returns whether an address is one of the account's screens; all others are the admin's. */
export function isAccountPath(pathname: string): boolean {
  return PATHS.has(pathname);
}
