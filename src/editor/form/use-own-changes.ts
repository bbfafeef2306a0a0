import { useEffect, useEffectEvent, useRef } from "react";
import { isSame, type Path } from "#publishing";
import { useEditor } from "../state/editor-context.tsx";
import { useForm } from "./form-context.tsx";
import { valueIn } from "./use-value.ts";

/**
 * Keeps an eye on a field while it is typed into. An own change of elsewhere, such as undo, is followed; another person's is
 * not, but remembered, so that what is typed over it becomes a conflict that both can see (interfaces 1, rule 1).
 * @returns `begin`: call it when the typing begins; `overwritten`: the `was` of a change made now, if it needs one.
 */
export function useOwnChanges(path: Path, isTyping: boolean, follow: (value: unknown) => void) {
  const { document } = useEditor();
  const { blockKey } = useForm();
  const seen = useRef<{ value: unknown; revision: number }>({ value: undefined, revision: -1 });
  const read = () => valueIn(document.view().draft, blockKey, path);
  const look = useEffectEvent(() => {
    const value = read();
    const isOwn = document.revision === seen.current.revision;
    seen.current.revision = document.revision;
    if (!isOwn || isSame(value, seen.current.value)) return;
    seen.current.value = value;
    follow(value);
  });
  useEffect(() => (isTyping ? document.subscribe(() => look()) : undefined), [document, isTyping]);
  return {
    begin: () => {
      seen.current = { value: read(), revision: document.revision };
    },
    overwritten: (): { was?: unknown } =>
      seen.current.revision < 0 || isSame(read(), seen.current.value) ? {} : { was: seen.current.value ?? null },
  };
}
