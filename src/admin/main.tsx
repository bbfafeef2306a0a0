import "./admin.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { AccountApp, isAccountPath } from "#accounts/account";
import { lazyPart, Tooltips } from "#ui/kit";

/** Loads the admin together with its session: React would delay what follows a first fallback by 300 ms. */
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
