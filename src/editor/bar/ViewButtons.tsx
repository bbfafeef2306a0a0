import { Monitor, Moon, MoveHorizontal, Smartphone, Tablet } from "lucide-react";
import { IconButton } from "#ui/kit";
import { useEditor, useUi } from "../state/editor-context.tsx";

const VIEWS = [
  { viewport: "phone", label: "Phone 390", icon: <Smartphone /> },
  { viewport: "tablet", label: "Tablet 768", icon: <Tablet /> },
  { viewport: "desktop", label: "Desktop 1280", icon: <Monitor /> },
  { viewport: "full", label: "Full width", icon: <MoveHorizontal /> },
] as const;

/** Shows the page as another width of screen has it, or in the dark. */
export function ViewButtons() {
  const { ui, actions } = useEditor();
  const current = useUi((state) => state.viewport);
  const isDark = useUi((state) => state.isDark);
  return (
    <div className="flex items-center gap-0.5">
      {VIEWS.map(({ viewport, label, icon }) => (
        <IconButton
          key={viewport}
          label={label}
          icon={icon}
          aria-pressed={current === viewport}
          onClick={() => {
            ui.set({ viewport });
            actions.say(label);
          }}
        />
      ))}
      <IconButton label="Dark page" icon={<Moon />} aria-pressed={isDark} onClick={() => ui.set({ isDark: !isDark })} />
    </div>
  );
}
