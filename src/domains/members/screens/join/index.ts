import { lazyPart } from "#ui/kit";

/** @returns whether an address is where invitations to organisations lead. */
export const isJoinPath = (pathname: string) => pathname === "/account/join";

async function loadJoin() {
  const { JoinApp: Loaded, visitorArrival } = await import("./JoinApp.tsx");
  await visitorArrival;
  return Loaded;
}

/** `/account/join`: accepts an invitation to an organisation. */
export const JoinApp = lazyPart(loadJoin, { isScreen: true });
