import type { CanvasAssets } from "../editor-props.ts";

/** @returns the addresses of the stylesheets of block types. */
export function sheetsOf(types: readonly string[], { blockStyles }: Pick<CanvasAssets, "blockStyles">): string[] {
  return types.flatMap((type) => (Object.hasOwn(blockStyles, type) ? (blockStyles[type] ?? []) : []));
}
