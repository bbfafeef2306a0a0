import "./admin.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { lazyPart, pressSave, refuseFiles, Tooltips } from "#ui/kit";

// The content security policy forbids compiled validators, and Firefox reports even the attempt. Zod's own `config` would
// bring zod to the sign-in form, which has no use for it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Loads the admin together with its session: React would delay what follows a first fallback by 300 ms. */
async function loadAdmin() {
  const { AdminApp, sessionArrival } = await import("./AdminApp.tsx");
  await sessionArrival;
  return AdminApp;
}

/** Everything else is separate: signing in doesn't wait for code that only the admin needs. */
async function loadAccount() {
  return (await import("./account/load-account.ts")).loadAccount();
}

const isAdmin = window.location.pathname.startsWith("/admin");
const Application = lazyPart(isAdmin ? loadAdmin : loadAccount, { isScreen: true });

for (const type of ["dragenter", "dragover"] as const) window.addEventListener(type, refuseFiles);
window.addEventListener("keydown", pressSave);

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Application />
      <Tooltips />
    </StrictMode>,
  );
}
