import { afterEach, beforeAll } from "vitest";
import { formToken } from "#forms/server";
import type { Engine } from "./databases.ts";
import { readSubscribers } from "./services.ts";
import { siteFor } from "./site-for.ts";

/** Asks for an answer in place. */
export const json = { accept: "application/json" };

/** Everything that a valid sign-up carries, beside its token. */
export const signUp = {
  source: "right form block",
  email: "ada@example.org",
  first_name: "Ada",
  last_name: "Byron",
  company_fax: "",
};

/** Opens a site without a page at /newsletter for a suite; nothing of one test is left for the next. */
export function useNewsletterSite(engine: Engine) {
  const { site } = siteFor(engine);

  async function removePage(): Promise<void> {
    await site().services.database.db.deleteFrom("pages").where("path", "=", "/newsletter").execute();
    site().services.cache.drop();
  }

  beforeAll(async () => {
    await removePage();
  });
  afterEach(async () => {
    const { db } = site().services.database;
    for (const table of ["subscribers", "leads", "rate_limits"] as const) await db.deleteFrom(table).execute();
    await removePage();
  });

  /** A form's token of some time ago. */
  const token = (age = 0, form = "newsletter") => formToken(site().services.secret, form, Date.now() - age);

  function post(fields: Record<string, string>, headers: Record<string, string> = {}, path = "/newsletter") {
    return site().request(path, {
      method: "POST",
      body: new URLSearchParams({ csrf: token(), ...fields }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://example.org", ...headers },
    });
  }

  return { site, token, post, stored: () => readSubscribers(site().services.database) };
}
