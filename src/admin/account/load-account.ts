import type { ComponentType } from "react";

/** Each with its session: if the first render suspended, React would show what follows its fallback 300 ms later. */
async function loadSignIn(): Promise<ComponentType> {
  const { AccountApp, visitorArrival } = await import("#accounts/account");
  await visitorArrival;
  return AccountApp;
}

async function loadJoin(): Promise<ComponentType> {
  const { JoinApp, visitorArrival } = await import("#members/join");
  await visitorArrival;
  return JoinApp;
}

async function loadOwn(): Promise<ComponentType> {
  const { OwnApp, sessionArrival } = await import("./OwnApp.tsx");
  await sessionArrival;
  return OwnApp;
}

/** @returns the application of the address: accepting an invitation, people's own organisations, or signing in. */
export function loadAccount(): Promise<ComponentType> {
  const { pathname } = window.location;
  if (pathname === "/account/join") return loadJoin();
  return /^\/account(?:\/|$)/.test(pathname) ? loadOwn() : loadSignIn();
}
