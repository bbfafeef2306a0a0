import { lazyScreen } from "#ui/kit";

/** "/admin/profile": a person's own name and password. */
export const ProfileScreen = lazyScreen(async () => (await import("./ProfileScreen.tsx")).ProfileScreen);
