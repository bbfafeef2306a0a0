import type { TestProject } from "vitest/node";
import { buildIfStale } from "../../scripts/lib/build.ts";
import { findTestChromium } from "../../scripts/lib/chromium.ts";
import { ADMIN, requestSession } from "./admin-session.ts";
import { startSite } from "./server-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of a running site with the default content. */
    siteUrl: string;
    /** Its data folder. */
    siteFolder: string;
    /** Cookies of its admin, who is signed in. */
    adminCookies: { name: string; value: string }[];
    chromiumPath: string;
  }
}

/** Builds, finds the browser and starts one site that all browser tests read. */
export async function setup(project: TestProject) {
  await buildIfStale();
  const site = await startSite({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  project.provide("siteUrl", site.url);
  project.provide("siteFolder", site.folder);
  project.provide("adminCookies", await requestSession(site.url));
  project.provide("chromiumPath", findTestChromium());
  return async () => {
    await site.stop();
  };
}
