import { lazyPart } from "#ui/kit";

export { isAccountPath } from "./account-paths.ts";

/** The account's screens are an application of their own: who signs in waits for nothing that only the admin needs. */
export const AccountApp = lazyPart(async () => (await import("./AccountApp.tsx")).AccountApp, { isScreen: true });
