import { SHARED_BLOCKS_PATH } from "#publishing";
import type { EditorProps } from "./editor-props.ts";

/** Whether the page is the one that holds the site's shared header and footer, which can't show them in place of its own. */
export function isSharedPage({ around }: Pick<EditorProps, "around">): boolean {
  return around?.path === SHARED_BLOCKS_PATH;
}
