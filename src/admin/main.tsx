import "./admin.css";
import { StrictMode, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { Tooltips } from "#ui/kit";
import { isAccountPath } from "./account/account-paths.ts";

/** The account's screens are an application of their own: who signs in waits for nothing that only the admin needs. */
async function loadApplication(): Promise<ComponentType> {
  if (isAccountPath(window.location.pathname)) return (await import("./account/AccountApp.tsx")).AccountApp;
  return (await import("./AdminApp.tsx")).AdminApp;
}

async function show(root: HTMLElement): Promise<void> {
  const Application = await loadApplication();
  createRoot(root).render(
    <StrictMode>
      <Application />
      <Tooltips />
    </StrictMode>,
  );
}

const root = document.getElementById("root");
// Not awaited here: the bundler lays no pieces together around a module that waits.
if (root) void show(root);
