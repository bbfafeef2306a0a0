import { lazyDialog } from "#ui/kit";
import { useUi } from "../state/editor-context.tsx";

const OpenPanel = lazyDialog(async () => (await import("./OpenPanel.tsx")).OpenPanel);

/** The panel at the left of the canvas; on a small screen its lower half. */
export function SidePanel() {
  const panel = useUi((state) => state.panel);
  return panel && <OpenPanel panel={panel} />;
}
