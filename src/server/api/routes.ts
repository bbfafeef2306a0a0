import type { ApiRoute } from "./api-route.ts";

/** Every route of the API. */
export const apiRoutes: readonly ApiRoute[] = [];
