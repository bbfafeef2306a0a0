import { lazyPart } from "#ui/kit";

const PATHS: ReadonlySet<string> = new Set(["/sign-in", "/sign-up", "/forgot-password", "/setup"]);

/** @returns whether an address is one of the account screens; all others are the admin's. */
export function isAccountPath(pathname: string): boolean {
  return PATHS.has(pathname);
}

/** Loads the session too: if the first render suspended, React would show what follows its fallback 300 ms later. */
async function loadAccount() {
  const { AccountApp: Loaded, visitorArrival } = await import("./AccountApp.tsx");
  await visitorArrival;
  return Loaded;
}

/** The account screens are a separate application: signing in doesn't wait for code that only the admin needs. */
export const AccountApp = lazyPart(loadAccount, { isScreen: true });
