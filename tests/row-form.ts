import { beforeAll, beforeEach } from "vitest";
import { formToken } from "#forms/server";
import { makePage, useApi, type Api } from "./api-client.ts";
import type { Engine } from "./databases.ts";
import { siteFor } from "./site-for.ts";

/** Asks for an answer in place. */
export const json = { accept: "application/json" };

/** Where the rows are in the API. */
export const ROWS = "/api/tenants/site/entities/signups/rows";

/** Posted fields; a name may come several times. */
type Fields = Record<string, string> | [string, string][];

/** An entity that visitors may add rows to: a property of each type that a form asks for, and some that it must not. */
export const ENTITY = {
  name: "signups",
  title: "Sign-up",
  titlePlural: "Sign-ups",
  visitors: { create: true },
  properties: [
    { name: "name", title: "Name", type: "text", isDisplay: true, isRequired: true, help: "As on the badge" },
    { name: "email", title: "Email", type: "email", isDisplay: true },
    { name: "fee", title: "Fee", type: "money", currency: "EUR" },
    { name: "seats", title: "Seats", type: "number" },
    { name: "day", title: "Day", type: "date" },
    { name: "arrival", title: "Arrival", type: "dateTime" },
    { name: "vegetarian", title: "Vegetarian", type: "boolean" },
    { name: "level", title: "Level", type: "choice", options: ["Beginner", "Advanced"] },
    { name: "topics", title: "Topics", type: "choices", options: ["Art", "Maths"] },
    { name: "site", title: "Website", type: "link" },
    { name: "phone", title: "Phone", type: "phone" },
    { name: "about", title: "About you", type: "longText" },
    { name: "status", title: "Status", type: "text", isPrivate: true, isRequired: true, default: "new" },
    { name: "origin", title: "Origin", type: "text" },
    { name: "photo", title: "Photo", type: "image" },
  ],
};

/** The block with the form, without the property Origin. */
export const block = (more: object = {}, variables: object = {}) => ({
  rowsNew: {
    style: "form",
    hiddenProperties: ["Origin"],
    variables: { entityName: { type: "manual", value: "signups" }, ...variables },
    ...more,
  },
});

/** Opens a site with the form at /join for a suite; no row of one test is left for the next. */
export function useRowForm(engine: Engine) {
  const { site, place } = siteFor(engine, { TRUST_PROXY: "1" });
  let admin: Api;
  const api = () => admin;
  let entityId = "";
  let clients = 0;

  /** A token of some time ago. */
  const token = (age = 0) => formToken(site().services.secret, "row_creation", Date.now() - age);
  /** Posts as a client of its own, unless `headers` name one. */
  function post(fields: Fields, headers: Record<string, string> = json, path = "/join") {
    const entries = Array.isArray(fields) ? fields : Object.entries(fields);
    clients += 1;
    const body = new URLSearchParams([["action", "row_creation"], ["csrf", token()], ...entries]);
    return site().request(path, {
      method: "POST",
      body: body.toString(),
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://example.org",
        "x-forwarded-for": `client ${clients}`,
        ...headers,
      },
    });
  }
  /** The rows outside the bin, of the site's own tenant by default. */
  const rows = async (at = ROWS) => (await api().get(`${at}?limit=100`)).body.items as { id: string; values: object }[];
  const page = async (path: string) => (await site().request(path)).text();
  /** Lets the tenant have so many rows; null: any number. */
  const limitTo = (max: number | null) =>
    api().put("/api/tenants/site/limits", { limits: { [`rows:${entityId}`]: max } });

  async function publish(path: string, blocks: object[]): Promise<void> {
    const id = await makePage(api(), path, blocks);
    const published = await api().post(`/api/pages/${id}/publish`);
    if (published.status !== 200) throw new Error(JSON.stringify(published.body));
  }

  beforeAll(async () => {
    admin = await useApi(site(), "admin");
    entityId = (await api().post("/api/entities", ENTITY)).body.id;
    await publish("/join", [block()]);
  });
  beforeEach(async () => {
    await site().services.database.db.deleteFrom("rate_limits").execute();
    for (const { id } of await rows()) await api().remove(`${ROWS}/${id}`);
  });

  return { site, place, api, token, post, rows, page, limitTo, publish, entityId: () => entityId };
}
