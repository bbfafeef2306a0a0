import { isObject } from "#shared";
import { useKeptValues } from "#ui/kit";
import { newId } from "./new-id.ts";

/**
 * Ids for what a form adds, so that it is added once where the answer was lost and someone sends it again, also after a
 * reload.
 * @param name under which the tab keeps the last one.
 * @returns `idFor`: the same id as long as the same content is sent; `drop`: call it once something was added.
 */
export function useSentId(name: string) {
  const values = useKeptValues();
  return {
    idFor: (content: unknown): string => {
      const text = JSON.stringify(content);
      const sent = values.read(name);
      if (isObject(sent) && sent.text === text && typeof sent.id === "string") return sent.id;
      const id = newId();
      values.write(name, { id, text });
      return id;
    },
    drop: () => values.drop(name),
  };
}
