import { lazyPart } from "#ui/kit";
import { useUi } from "../state/editor-context.tsx";

const OpenAlert = lazyPart(async () => (await import("./OpenAlert.tsx")).OpenAlert);

/** Urgent messages of the editor. */
export function Alerts() {
  const text = useUi((state) => state.alert);
  return text === undefined ? null : <OpenAlert text={text} />;
}
