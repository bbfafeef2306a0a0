import { Hono } from "hono";
import { findPublishedContents } from "#publishing/server";
import { IMMUTABLE } from "../pages/send-page.ts";
import type { ServerEnv, Services } from "../services.ts";
import { hashOfShare, readShareAddress, shareOf } from "../share/share-picture.ts";
import { ShareFiles } from "../share/share-files.ts";

/**
 * The pictures that link previews show of pages without one of their own. An address names what is drawn: any other hash
 * than that of the published page's present picture isn't found.
 */
export function shareRoutes(services: Services) {
  const { database, environment, settings, log, media } = services;
  const files = new ShareFiles(environment.DATA_DIR, media);

  async function read(path: string): Promise<Buffer | undefined> {
    const asked = readShareAddress(path);
    const pages = asked && (await findPublishedContents(database.db, [asked.pageId]));
    const page = asked && pages?.get(asked.pageId);
    if (!page) return undefined;
    // Another process may have just changed the settings and sent pages with the new address.
    if (hashOfShare(await shareOf(services, page)) !== asked.hash) await settings.reload();
    const picture = await shareOf(services, page);
    if (hashOfShare(picture) !== asked.hash) return undefined;
    const report = (error: unknown) => log.error({ err: error }, "a share picture can't be kept");
    return (await files.find(asked.hash)) ?? files.make(asked.hash, picture, report);
  }

  return new Hono<ServerEnv>().get("/media/share/*", async (context) => {
    const content = await read(context.req.path);
    if (!content) return context.text("File not found", 404, { "Cache-Control": "no-store" });
    return context.body(new Uint8Array(content), 200, { "Content-Type": "image/png", "Cache-Control": IMMUTABLE });
  });
}
