import { useCallback, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { EditorProps } from "#editor";

const NAME = "write";

function without(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(NAME);
  return query.size > 0 ? `?${query}` : "";
}

/** Whether the entry of the browser's history was made by opening the writing view here. */
function isOwnEntry(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isWriting" in state;
}

/**
 * Keeps the open writing view in the address, `?write=<key of the block>` or `?write` for the page's first text, so that
 * Back closes it and a link opens it.
 */
export function useWritingAddress(): Required<Pick<EditorProps, "onWriting">> & Pick<EditorProps, "writing"> {
  const { key: entry, search, state } = useLocation();
  const navigate = useNavigate();
  const writing = new URLSearchParams(search).get(NAME) ?? undefined;
  const left = useRef<string>(undefined);
  const onWriting = useCallback(
    (key: string | undefined) => {
      if (key !== undefined) {
        const query = new URLSearchParams(search);
        query.set(NAME, key);
        return void navigate(`?${query}`, { state: { isWriting: true } });
      }
      // Going back takes a moment, in which Escape may be pressed again.
      if (left.current === entry) return undefined;
      left.current = entry;
      return void (isOwnEntry(state) ? navigate(-1) : navigate({ search: without(search) }, { replace: true }));
    },
    [navigate, entry, search, state],
  );
  return { writing, onWriting };
}
