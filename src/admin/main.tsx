import "./admin.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { AccountApp, isAccountPath } from "#accounts/account";
import { isJoinPath, JoinApp } from "#members/join";
import { lazyPart, Tooltips } from "#ui/kit";

/** Loads the admin together with its session: React would delay what follows a first fallback by 300 ms. */
async function loadAdmin() {
  const { AdminApp, sessionArrival } = await import("./AdminApp.tsx");
  await sessionArrival;
  return AdminApp;
}

/** The same for the area of people who belong to organisations. */
async function loadOwn() {
  const { OwnApp, sessionArrival } = await import("./account/OwnApp.tsx");
  await sessionArrival;
  return OwnApp;
}

const AdminApp = lazyPart(loadAdmin, { isScreen: true });
const OwnApp = lazyPart(loadOwn, { isScreen: true });

function applicationAt(pathname: string) {
  if (isAccountPath(pathname)) return AccountApp;
  if (isJoinPath(pathname)) return JoinApp;
  return /^\/account(?:\/|$)/.test(pathname) ? OwnApp : AdminApp;
}

const Application = applicationAt(window.location.pathname);

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Application />
      <Tooltips />
    </StrictMode>,
  );
}
