import { lazyPart } from "#ui/kit";

const PATHS: ReadonlySet<string> = new Set(["/sign-in", "/sign-up", "/forgot-password", "/setup"]);

/** @returns whether an address is one of the account screens; all others are the admin's. */
export function isAccountPath(pathname: string): boolean {
  return PATHS.has(pathname);
}

/** The account screens are a separate application: signing in doesn't wait for code that only the admin needs. */
export const AccountApp = lazyPart(async () => (await import("./AccountApp.tsx")).AccountApp, { isScreen: true });
