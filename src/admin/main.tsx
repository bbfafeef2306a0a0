import "./admin.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { AccountApp, isAccountPath } from "#accounts/account";
import { lazyPart, Tooltips } from "#ui/kit";

const AdminApp = lazyPart(async () => (await import("./AdminApp.tsx")).AdminApp, { isScreen: true });
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
