import "./admin.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { AccountApp, isAccountPath } from "#accounts/account";
import { lazyPart, Tooltips } from "#ui/kit";

/** With its session: React would hold back for 300 ms what follows a first fallback. */
async function loadAdmin() {
  const { AdminApp, sessionArrival } = await import("./AdminApp.tsx");
  await sessionArrival;
  return AdminApp;
}

const AdminApp = lazyPart(loadAdmin, { isScreen: true });
const Application = isAccountPath(window.location.pathname) ? AccountApp : AdminApp;

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Application />
      <Tooltips />
    </StrictMode>,
  );
}
