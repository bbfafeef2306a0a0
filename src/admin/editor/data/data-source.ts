import type { EditorProps } from "#editor";
import { DATA, entityAddress } from "#records/screens";
import { localePath } from "#shared";
import { call } from "../../call.ts";

type DataSource = Awaited<ReturnType<NonNullable<EditorProps["data"]>>>;

const FOUND = "8";

/** An address with parameters leads nowhere by itself, so a page that has one isn't found. */
async function findPages(search: string, signal: AbortSignal) {
  const lists = await Promise.all(
    (["page", "post"] as const).map((kind) =>
      call("GET /api/pages", { query: { kind, search, limit: FOUND }, signal }),
    ),
  );
  return lists
    .flatMap(({ items }) => items)
    .filter(({ path }) => !path.includes("/:"))
    .map(({ title, path, locale, publishedAt }) => ({
      title,
      address: localePath(path, locale),
      isPublic: publishedAt !== undefined,
    }));
}

/** The site's data for the editor of a page. */
export function dataSource(pageId: string): DataSource {
  return {
    readChoices: () => call("GET /api/editor/data"),
    preview: (body, signal) => call("POST /api/pages/:id/data-preview", { params: { id: pageId }, body, signal }),
    findPages,
    hrefOf: (entity) => (entity === undefined ? DATA : entityAddress(entity)),
  };
}
