import type { EditorProps } from "#editor";
import { DATA, entityAddress } from "#records/screens";
import { call } from "../../call.ts";

type DataSource = Awaited<ReturnType<NonNullable<EditorProps["data"]>>>;

/** The site's data for the editor of a page. */
export function dataSource(pageId: string): DataSource {
  return {
    readChoices: () => call("GET /api/editor/data"),
    preview: (body, signal) => call("POST /api/pages/:id/data-preview", { params: { id: pageId }, body, signal }),
    hrefOf: (entity) => (entity === undefined ? DATA : entityAddress(entity)),
  };
}
