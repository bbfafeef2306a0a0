import "./admin.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { lazyPart, Tooltips } from "#ui/kit";
import { isAccountPath } from "./account/account-paths.ts";

/** The account's screens are an application of their own: who signs in waits for nothing that only the admin needs. */
const Application = isAccountPath(window.location.pathname)
  ? lazyPart(async () => (await import("./account/AccountApp.tsx")).AccountApp, { isScreen: true })
  : lazyPart(async () => (await import("./AdminApp.tsx")).AdminApp, { isScreen: true });

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Application />
      <Tooltips />
    </StrictMode>,
  );
}
