import { useSettled, useUnstoredFields } from "#drafts";
import { findByKey, valueAt, type Path } from "#publishing";
import { parseJson, type JsonObject } from "#shared";
import { useDocument, useEditor, useUi } from "../state/editor-context.tsx";
import { partOf } from "./form-parts.ts";

/** Whether every list item on a path still exists. */
function isThere(block: JsonObject, path: Path): boolean {
  return path.every((_, index) => {
    const isItem = Array.isArray(valueAt(block, path.slice(0, index)));
    return !isItem || valueAt(block, path.slice(0, index + 1)) !== undefined;
  });
}

/** @returns the paths of a block's fields, read from their addresses; those of other blocks are left out. */
function pathsIn(blockKey: string, addresses: string): Path[] {
  return addresses.split("\n").flatMap((address) => {
    const parsed = parseJson(address);
    const [key, ...path] = parsed.ok && Array.isArray(parsed.value) ? parsed.value.map(String) : [];
    return key === blockKey ? [path] : [];
  });
}

/** @returns the parts with a typed text that can't be stored, separated by spaces; undefined without any. */
function useRefusedParts(blockKey: string, type: string): string | undefined {
  const { document } = useEditor();
  const addresses = useUnstoredFields(document, (all) => all.join("\n"));
  const parts = useDocument(({ draft }) => {
    const block = findByKey(draft.blocks, blockKey) ?? {};
    const paths = pathsIn(blockKey, addresses).filter((path) => isThere(block, path));
    return paths.map((path) => partOf(type, path)).join(" ");
  });
  return useSettled(parts || undefined);
}

/** @returns the names of the form's parts (`FormPart`) with a field that was refused, or that prevents publishing. */
export function useFaultyParts(blockKey: string, type: string): ReadonlySet<string> {
  const refused = useRefusedParts(blockKey, type);
  const unpublishable = useUi(({ report }) => {
    const errors = report?.errors.filter(({ key }) => key === blockKey) ?? [];
    return errors.map(({ path }) => partOf(type, path)).join(" ");
  });
  return new Set(`${refused ?? ""} ${unpublishable}`.split(" "));
}
