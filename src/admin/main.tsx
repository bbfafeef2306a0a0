import "./admin.css";
import { StrictMode, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { isAccountPath } from "./account/account-paths.ts";

/** The account's screens are an application of their own: who signs in waits for nothing that only the admin needs. */
async function loadApplication(): Promise<ComponentType> {
  if (isAccountPath(window.location.pathname)) return (await import("./account/AccountApp.tsx")).AccountApp;
  return (await import("./AdminApp.tsx")).AdminApp;
}

const root = document.getElementById("root");
if (root) {
  const Application = await loadApplication();
  createRoot(root).render(
    <StrictMode>
      <Application />
    </StrictMode>,
  );
}
