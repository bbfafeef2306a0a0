import { useUi } from "../state/editor-context.tsx";

/** Says aloud what was done; not a role=status, since that is the state line. */
export function Announcer() {
  const text = useUi((state) => state.announcement);
  return (
    <div aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}
