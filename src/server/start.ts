import { startEmptyingBins } from "./records/keep-bins.ts";
import { mayShowRows, openRowPages, ROW_PAGES_TAG } from "./records/row-pages.ts";
import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { loadAllViews } from "#blocks";
import { openStripe, paymentsOf, startFollowingPlans } from "#billing/server";
import { openDatabase, type Database } from "#db";
import { openMediaSizes, openMediaStore, openVariants } from "#media/server";
import { countPageViews } from "#inbox/server";
import { leadSource } from "#leads/server";
import { submissionSource } from "#submissions/server";
import { subscriberSource } from "#subscribers/server";
import { openSettings } from "#settings/server";
import { SHARED_BLOCKS_PATH } from "#publishing";
import { makeDrafts } from "#publishing/server";
import { PageCache, type Assets } from "#site";
import { iconSheet } from "#ui/server";
import type { AdminAssets } from "./assets/admin-assets.ts";
import { openAutomations } from "./automations/open-automations.ts";
import { openAi } from "./ai/ai-service.ts";
import { announceModels } from "./ai/model-offer.ts";
import { personSources } from "./people/person-sources.ts";
import { createApp } from "./app.ts";
import { withCrops } from "./assets/cropped-image.ts";
import { iconSheetAddress, readDrawingSheets } from "./assets/assets.ts";
import { readEnvironment, type Environment } from "./environment/environment.ts";
import { startInbox } from "./jobs/inbox-work.ts";
import { startOrderMails } from "./jobs/order-mails.ts";
import { startSchedules } from "./posts/publish-schedules.ts";
import { mailLook } from "./mail-look.ts";
import { makeHttpServer } from "./http-server.ts";
import { explainListening } from "./explain-listening.ts";
import { listen } from "./listen.ts";
import { makeLog } from "./log.ts";
import { EventHub } from "./events/event-hub.ts";
import { announceSetup, openAccounts } from "./open-accounts.ts";
import { findSecret } from "./environment/secret.ts";
import { seedSite } from "./seed.ts";
import type { Services } from "./services.ts";
import { startSweepingMedia } from "./jobs/sweep-media.ts";
import { openFoundForms, openPostTags, openPublishedPages, openSharedBlocks } from "./pages/published.ts";
import { SHIPPED_FONT, type SettingsDefaults } from "#settings";
import { DEFAULT_LOCALE } from "#shared";
import { openWebhooks } from "#webhooks/server";
import { startAskingSubscribers } from "./jobs/confirm-mails.ts";
import { startEndpointMails } from "./jobs/endpoint-mails.ts";

/** @returns the values of unchanged settings: the environment's, or else the shipped ones. */
function settingsDefaults(env: Environment): SettingsDefaults {
  return {
    siteName: env.SITE_NAME,
    headingFont: SHIPPED_FONT,
    facts: [],
    launchPostId: env.LAUNCH_POST_ID,
    launchUrl: env.LAUNCH_URL,
    launchImageUrl: env.LAUNCH_IMAGE_URL,
    defaultLocale: DEFAULT_LOCALE,
  };
}

const HOUR_MS = 3_600_000;
/** How long a page may be stale when notifications of other processes can get lost. */
const SHARED_MAX_AGE_MS = 60_000;
/** Requests that take longer than this after SIGTERM are aborted. */
const DRAIN_MS = 10_000;
/** After the requests, a stop waits this long for background work. */
const SETTLE_MS = 7000;
/** At last it waits this long for the database to close, as it may not answer any more. */
const CLOSE_MS = 2000;

export type Running = { services: Services; url: string; server: Server; stop: () => Promise<void> };

/** What differs between the built server and the development server. */
export type StartOptions = {
  variables: Record<string, string | undefined>;
  publicFolder: string;
  makeAssets: (environment: Environment) => Omit<Assets, "icons">;
  adminAssets: AdminAssets;
  log?: Logger;
  isDevelopment?: boolean;
};

function makeCache(database: Database, maxAge: number): PageCache {
  const cache = new PageCache(maxAge);
  database.listen(
    "page_changed",
    (path) => {
      // The shared header and footer are on every page.
      cache.drop(path === SHARED_BLOCKS_PATH ? undefined : path);
      if (mayShowRows(path)) cache.dropTag(ROW_PAGES_TAG);
    },
    () => cache.drop(),
  );
  database.listen(
    "data_changed",
    (tag) => cache.dropTag(tag),
    () => cache.drop(),
  );
  return cache;
}

/** Opens the database, seeds an empty site and assembles the routes' services. @throws StartupError */
export async function makeServices(options: StartOptions): Promise<Services> {
  const { variables, publicFolder, makeAssets, adminAssets, isDevelopment = false } = options;
  const environment = readEnvironment(variables);
  await loadAllViews();
  const { DATA_DIR, DATABASE_URL, PORT, APP_URL, LOG_LEVEL } = environment;
  const database = await openDatabase({ url: DATABASE_URL, folder: DATA_DIR, exclusive: true });
  await seedSite(database, DATA_DIR);
  const sheet = iconSheet();
  const origin = APP_URL ?? `http://localhost:${PORT}`;
  const secret = findSecret(environment);
  const log = options.log ?? makeLog(LOG_LEVEL);
  if (database.warning) log.warn(database.warning);
  const media = openMediaStore({ dataFolder: DATA_DIR, bucket: environment.bucket }, log);
  await media.removeUnfinished(database.isShared, Date.now());
  const reportSizes = (error: unknown) => log.error({ err: error }, "the sizes of pictures can't be read");
  const reportVariant = (error: unknown) => log.warn({ err: error }, "a picture can't be made smaller");
  const maxAge = database.isShared ? SHARED_MAX_AGE_MS : HOUR_MS;
  const sharedBlocks = openSharedBlocks(database, maxAge);
  const cache = makeCache(database, maxAge);
  const drafts = makeDrafts(database);
  const entrySources = { lead: leadSource, submission: submissionSource, subscriber: subscriberSource };
  const events = new EventHub(database, drafts, log);
  const ai = openAi(environment, log);
  const webhooks = openWebhooks(database, { allowedHosts: environment.WEBHOOK_ALLOWED_HOSTS });
  const settings = await openSettings(database, settingsDefaults(environment), {
    maxAge,
    onChange: () => cache.drop(),
    onError: (error) => log.error({ err: error }, "the settings can't be read"),
  });
  const look = () => mailLook(settings.current, origin);
  const { mail, auth } = await openAccounts({ environment, database, origin, secret, look, log });
  return {
    environment,
    isDevelopment,
    origin,
    secret,
    database,
    auth,
    mail,
    entrySources,
    personSources: personSources(mail),
    pageViews: countPageViews(database),
    media,
    mediaSizes: await openMediaSizes(database.db, reportSizes),
    variants: await openVariants({ db: database.db, media, dataFolder: DATA_DIR, report: reportVariant }),
    settings,
    ai,
    automations: openAutomations({
      database,
      environment,
      entrySources,
      origin,
      secret,
      mail,
      settings,
      webhooks,
      events,
      ai,
      log,
    }),
    stripe: environment.stripe && openStripe(environment.stripe, log),
    webhooks,
    drafts,
    events,
    sharedBlocks,
    published: openPublishedPages(database, maxAge),
    postTags: openPostTags(database, maxAge),
    rowPages: openRowPages(database, maxAge),
    foundForms: openFoundForms(database, maxAge),
    assets: withCrops({ ...makeAssets(environment), icons: iconSheetAddress(sheet) }, secret),
    adminAssets,
    publicFolder,
    drawings: { "/icons.svg": sheet, ...readDrawingSheets(publicFolder) },
    cache,
    log,
  };
}

/** Starts serving. `stop` lets open requests finish, then closes the database. @throws StartupError with its remedy. */
export async function startServer(options: StartOptions): Promise<Running> {
  const services = await makeServices(options);
  // HTTP/1.0 needs no `Host`, and the health checks of some load balancers send none.
  const listener = getRequestListener(createApp(services).fetch, { hostname: "localhost" });
  const server = makeHttpServer((request, response) => void listener(request, response));
  const { PORT, HOST } = services.environment;
  const close = await listen(server, { port: PORT, host: HOST }).catch(async (error: NodeJS.ErrnoException) => {
    await services.database.close();
    throw explainListening(services.environment, error);
  });
  const reportLost = (error: unknown) => services.log.error({ err: error }, "unhandled promise rejection");
  // Without a listener one unhandled rejection, such as a loader's, would end the process for every visitor.
  process.on("unhandledRejection", reportLost);
  server.once("close", () => process.off("unhandledRejection", reportLost));
  await announceSetup(services);
  void announceModels(services);
  const stopWork = [
    startSchedules(services),
    startEmptyingBins(services),
    startSweepingMedia(services),
    startOrderMails(services),
    startInbox(services),
    startEndpointMails(services),
    startAskingSubscribers(services),
    startFollowingPlans(paymentsOf(services)),
    services.automations.engine.stop,
  ];
  services.automations.engine.start();
  void services.mail.check();
  void services.media.check();
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : PORT;
  return {
    services,
    server,
    url: `http://localhost:${port}`,
    stop: () => stop(server, close, services, stopWork),
  };
}

async function stop(
  server: Server,
  close: () => Promise<void>,
  { database, events, mail, ai, log }: Services,
  stopWork: (() => Promise<void>)[],
): Promise<void> {
  const closed = close();
  // Event streams never end by themselves.
  await events.close();
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(cut);
  const settled = Promise.all([...stopWork.map((one) => one()), mail.settle(), ai.settle()]);
  await Promise.race([settled, wait(SETTLE_MS, undefined, { ref: false })]);
  log.flush();
  await Promise.race([database.close(), wait(CLOSE_MS, undefined, { ref: false })]);
}
