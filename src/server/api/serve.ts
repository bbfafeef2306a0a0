import { serveWith, type ServedRoute } from "#contract/server";
import type { Services } from "../services.ts";

/** A route of this server. */
export type ApiRoute = ServedRoute<Services>;

/** Joins a contract with handlers that get this server's services. */
export const serve = serveWith<Services>();
