import { useState } from "react";
import { useEditor } from "../state/editor-context.tsx";
import { useMedia, WIDE } from "../use-media.ts";
import { readLayout, storeLayout, type WritingLayout } from "./layout.ts";

type Panel = "preview" | "outline";

/**
 * What the writing view shows. On a wide screen preview and outline are beside the text and remembered; on a small one
 * either covers it for a while. Focus hides both.
 */
export function useLayout() {
  const { person = "" } = useEditor().props;
  const isWide = useMedia(WIDE);
  const [stored, setStored] = useState(() => readLayout(person));
  const [cover, setCover] = useState<Panel>();
  const [isFocused, setFocused] = useState(false);

  function store(change: Partial<WritingLayout>): void {
    const next = { ...stored, ...change };
    setStored(next);
    storeLayout(person, next);
  }

  function toggle(panel: Panel): void {
    setFocused(false);
    if (!isWide) setCover(cover === panel ? undefined : panel);
    else if (panel === "preview") store({ hasPreview: isFocused || !stored.hasPreview });
    else store({ hasOutline: isFocused || !stored.hasOutline });
  }

  const shows = (panel: Panel, isStored: boolean) => !isFocused && (isWide ? isStored : cover === panel);
  const hasPreview = shows("preview", stored.hasPreview);
  const hasOutline = shows("outline", stored.hasOutline);
  return {
    mode: stored.mode,
    setMode: (mode: WritingLayout["mode"]) => store({ mode }),
    hasPreview,
    hasOutline,
    isFocused,
    /** Uncovers the text on a small screen. */
    uncover: () => setCover(undefined),
    bar: {
      hasPreview,
      hasOutline,
      isFocused,
      onPreview: () => toggle("preview"),
      onOutline: () => toggle("outline"),
      onFocus: () => setFocused(!isFocused),
    },
  };
}
