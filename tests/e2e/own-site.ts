import { afterAll, beforeAll } from "vitest";
import { ADMIN, requestSession } from "./admin-session.ts";
import { startSite, type ServerProcess } from "./server-process.ts";

/** A site of a suite's own, and the cookies of its admin. */
type OwnSite = { site: ServerProcess; session: { name: string; value: string }[] };

/** Starts a site for a suite that changes what others read, and signs its admin in once, as sign-ins are limited. */
export function useOwnSite(): OwnSite {
  const own = {} as OwnSite;
  beforeAll(async () => {
    own.site = await startSite({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
    own.session = await requestSession(own.site.url);
  });
  afterAll(() => own.site.stop());
  return own;
}
