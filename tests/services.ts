import { pino, type Logger } from "pino";
import type { Database } from "#db";
import type { JsonObject, Locale } from "#shared";
import { publishPage } from "#publishing/server";
import { createApp, makeServices } from "#server";
import { checkAnswer } from "./check-answer.ts";
import type { Place } from "./databases.ts";

const assets = () => ({
  script: "/client.js",
  styles: [],
  fonts: { heading: "/fraunces-core.woff2", body: "/figtree-core.woff2" },
  faces: {
    bitter: { css: "@font-face{font-family:Bitter}", href: "/bitter.css", preload: "/bitter-core.woff2" },
    inter: { css: "@font-face{font-family:Inter}", href: "/inter.css", preload: "/inter-core.woff2" },
  },
  early: { theme: "/theme.js" },
  blockStyles: {},
  image: (src: string) => ({ src }),
  drawings: {},
});

/** Opens the whole server without a socket: requests go in through `request`, as they would from the network. */
export async function openSite(
  place: Place,
  variables: Record<string, string> = {},
  log: Logger = pino({ level: "silent" }),
) {
  const services = await makeServices({
    variables: {
      DATA_DIR: place.folder,
      DATABASE_URL: place.url,
      APP_SECRET: "a secret of the tests, long enough",
      APP_URL: "https://example.org",
      ...variables,
    },
    publicFolder: place.folder,
    makeAssets: assets,
    adminAssets: {
      script: "/admin.js",
      styles: ["/admin.css"],
      preload: { account: ["/account.js"], editor: [], own: [], admin: [] },
    },
    log,
  });
  const app = createApp(services);
  return {
    services,
    /** Answers as the server does; each answer of the API is held to its contract. */
    request: async (path: string, init?: RequestInit): Promise<Response> => {
      const response = await app.request(path, init);
      await checkAnswer(path, init, response);
      return response;
    },
    publish: (path: string, blocks: JsonObject[], locale?: Locale) =>
      publishPage(services.database, { path, metaTags: [], blocks, locale }),
    close: () => services.database.close(),
  };
}

export type Site = Awaited<ReturnType<typeof openSite>>;

/** Every lead as stored, oldest first. */
export function readLeads({ db }: Database) {
  return db.selectFrom("leads").selectAll().orderBy("id").execute();
}

/** Every newsletter entry as stored, oldest first. */
export function readSubscribers({ db }: Database) {
  return db.selectFrom("subscribers").selectAll().orderBy("id").execute();
}
