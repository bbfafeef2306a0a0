import { Cloud, CloudOff, LoaderCircle } from "lucide-react";
import { useLive } from "../state/editor-context.tsx";

const STATE = {
  saved: { text: "Saved", icon: <Cloud aria-hidden /> },
  saving: { text: "Saving", icon: <LoaderCircle aria-hidden className="animate-spin" /> },
  offline: { text: "Offline", icon: <CloudOff aria-hidden /> },
};

/** The save state. Wide enough for each of its words, so that nothing beside it shifts. */
export function SaveState() {
  const { text, icon } = STATE[useLive().saveState];
  return (
    <span className="inline-flex min-w-19 shrink-0 items-center gap-1.5 text-sm text-ink-soft [&_svg]:size-4">
      {icon}
      <span role="status">{text}</span>
    </span>
  );
}
