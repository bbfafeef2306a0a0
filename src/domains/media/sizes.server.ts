import { LRUCache } from "lru-cache";
import type { Executor } from "#db";
import { nameOfMedia } from "./media.ts";

/** Natural size in pixels. */
type PictureSize = { width: number; height: number };

/** @returns the size of the picture at an address, when it is known. */
export type SizeOf = (address: string) => PictureSize | undefined;

/** The natural sizes of pictures, for pages. */
export type MediaSizes = {
  /**
   * Renders a page with the sizes of its pictures. Those that aren't known yet are read in one query; then the page is
   * rendered again.
   * @param render renders the page; each time it asks for the same pictures.
   */
  render: <Page>(render: (sizeOf: SizeOf) => Promise<Page>) => Promise<Page>;
};

/** About 4 MB. */
const MAX_KEPT = 20_000;
/** Pictures whose sizes are read at the start, the newest ones. */
const READ_AT_START = 2000;
/** Names in one query. */
const AT_ONCE = 500;

type Row = PictureSize & { hash: string; extension: string };

function hashOf(name: string): string {
  return name.slice(0, name.indexOf("."));
}

/**
 * Opens the sizes that the library stores. A picture never changes, so that each size is read once in a process, whichever
 * process stored it.
 * @param report is called when they can't be read: pages are then shown without them.
 */
export async function openMediaSizes(db: Executor, report: (error: unknown) => void): Promise<MediaSizes> {
  const known = new LRUCache<string, PictureSize>({ max: MAX_KEPT });
  const columns = ["hash", "extension", "width", "height"] as const;
  const keep = ({ hash, extension, width, height }: Row) => known.set(`${hash}.${extension}`, { width, height });

  async function read(names: readonly string[]): Promise<Map<string, PictureSize>> {
    const found = new Map<string, PictureSize>();
    for (let from = 0; from < names.length; from += AT_ONCE) {
      const hashes = names.slice(from, from + AT_ONCE).map(hashOf);
      const rows = await db.selectFrom("media").select(columns).where("hash", "in", hashes).execute();
      for (const row of rows) {
        keep(row);
        found.set(`${row.hash}.${row.extension}`, row);
      }
    }
    return found;
  }

  const newest = db.selectFrom("media").select(columns).orderBy("id", "desc").limit(READ_AT_START);
  for (const row of await newest.execute()) keep(row);
  return {
    render: async (render) => {
      const lacking = new Set<string>();
      let found = new Map<string, PictureSize>();
      const sizeOf: SizeOf = (address) => {
        const name = nameOfMedia(address);
        if (name === undefined) return undefined;
        const size = known.get(name) ?? found.get(name);
        if (!size) lacking.add(name);
        return size && { width: size.width, height: size.height };
      };
      const page = await render(sizeOf);
      if (lacking.size === 0) return page;
      found = await read([...lacking]).catch((error: unknown) => {
        report(error);
        return found;
      });
      return found.size > 0 ? render(sizeOf) : page;
    },
  };
}
