import type { Logger } from "pino";
import type { User } from "#auth";
import type { Accounts } from "#auth/server";
import type { Database } from "#db";
import type { Assets, PageCache } from "#site";
import type { Environment } from "./environment.ts";

/** What every route works with; made once at start. */
export type Services = {
  environment: Environment;
  /** The development server, which loads nothing from other services unless it is told to. */
  isDevelopment: boolean;
  /** Origin of the public addresses: APP_URL, else this server's own. */
  origin: string;
  secret: string;
  database: Database;
  auth: Accounts;
  assets: Assets;
  /** Folder of the built files that browsers load. */
  publicFolder: string;
  /** The icon file's content; its address is part of the assets. */
  iconSheet: string;
  cache: PageCache;
  log: Logger;
};

/** What the middleware leaves for the routes. */
export type ServerEnv = {
  Variables: { clientAddress: string; isPage?: boolean; user?: User };
  Bindings: { incoming?: { socket: { remoteAddress?: string } } };
};
