import type { RowPages } from "./records/row-pages.ts";
import type { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Membership, User } from "#contract";
import type { StripeAccess } from "#billing/server";
import type { Accounts } from "#accounts/server";
import type { Automations } from "#automations/server";
import type { Database } from "#db";
import type { EntrySources, PageViews, PersonSource } from "#inbox/server";
import type { Mail } from "#mail/server";
import type { MediaSizes, MediaStore, Variants } from "#media/server";
import type { SharedBlocks } from "#publishing";
import type { Drafts } from "#publishing/server";
import type { SettingsStore } from "#settings/server";
import type { Assets, PageCache } from "#site";
import type { AdminAssets } from "./assets/admin-assets.ts";
import type { Ai } from "./ai/ai-service.ts";
import type { Environment } from "./environment/environment.ts";
import type { Webhooks } from "#webhooks/server";
import type { EventHub } from "./events/event-hub.ts";
import type { FoundForm, Kept, PostTags, PublishedPages } from "./pages/published.ts";

/** The services of every route; made once at start. */
export type Services = {
  environment: Environment;
  /** The development server, which loads nothing from other services unless a variable allows it. */
  isDevelopment: boolean;
  /** Origin of the public addresses: APP_URL, else this server's own. */
  origin: string;
  secret: string;
  database: Database;
  auth: Accounts;
  mail: Mail;
  /** The kinds of the inbox's entries. */
  entrySources: EntrySources;
  /** What else the site stores about people. */
  personSources: readonly PersonSource[];
  pageViews: PageViews;
  /** Where uploaded pictures are kept. */
  media: MediaStore;
  mediaSizes: MediaSizes;
  /** Uploaded pictures in smaller widths. */
  variants: Variants;
  /** The site's settings; `current` is always up to date. */
  settings: SettingsStore;
  ai: Ai;
  /** The way to payments; without it plans are ordered. */
  stripe?: StripeAccess;
  /** Runs automations. */
  automations: Automations;
  /** Sends webhooks. */
  webhooks: Webhooks;
  drafts: Drafts;
  /** The events that tell browsers of others' work. */
  events: EventHub;
  /** The site's shared header and footer as published. */
  sharedBlocks: Kept<SharedBlocks>;
  /** What is published on the site. */
  published: Kept<PublishedPages>;
  /** The tags of the site's blogs. */
  postTags: Kept<PostTags>;
  /** Where rows have pages of their own. */
  rowPages: Kept<RowPages>;
  /** The forms found on pages, by form and address. */
  foundForms: Kept<LRUCache<string, FoundForm>>;
  assets: Assets;
  adminAssets: AdminAssets;
  /** Folder of the built files that browsers load. */
  publicFolder: string;
  /** The files of icons and illustrations by their addresses, which are part of the assets. */
  drawings: Readonly<Record<string, string>>;
  cache: PageCache;
  log: Logger;
};

/** What the middleware passes to the routes. */
export type ServerEnv = {
  Variables: { clientAddress: string; isPage?: boolean; user?: User; membership?: Membership };
  Bindings: {
    incoming?: { socket: { remoteAddress?: string }; errored?: Error | null };
    outgoing?: { destroy: () => unknown };
  };
};
