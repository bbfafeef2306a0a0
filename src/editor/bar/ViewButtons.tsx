import { Monitor, Moon, MoveHorizontal, Smartphone, Tablet } from "lucide-react";
import { IconButton, lazyPart } from "#ui/kit";
import { useEditor, useUi } from "../state/editor-context.tsx";
import { ZOOMS } from "../state/ui-state.ts";

const DataTools = lazyPart(async () => (await import("../data/DataTools.tsx")).DataTools);

const VIEWS = [
  { viewport: "phone", label: "Phone 390", icon: <Smartphone /> },
  { viewport: "tablet", label: "Tablet 768", icon: <Tablet /> },
  { viewport: "desktop", label: "Desktop 1280", icon: <Monitor /> },
  { viewport: "full", label: "Full width", icon: <MoveHorizontal /> },
] as const;

/** Shows the page at another screen width, zoomed out, in dark mode, or with the data of its blocks. */
export function ViewButtons() {
  const { ui, actions, props } = useEditor();
  const data = useUi(({ hasData }) => hasData) && props.data;
  const current = useUi((state) => state.viewport);
  const zoom = useUi((state) => state.zoom);
  const fitted = useUi((state) => (state.zoom === "fit" ? Math.round(state.scale * 100) : undefined));
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
      <select
        aria-label="Zoom"
        data-tooltip="Zoom"
        value={zoom}
        onChange={({ currentTarget: { value } }) =>
          ui.set({ zoom: ZOOMS.find((one) => String(one) === value) ?? "fit" })
        }
        className="min-h-8 shrink-0 cursor-pointer rounded-control bg-transparent px-1 text-sm text-ink-soft hover:bg-hover hover:text-ink pointer-coarse:min-h-11"
      >
        <option value="fit">{fitted === undefined ? "Fit" : `Fit ${fitted}%`}</option>
        {ZOOMS.map((one) => (
          <option key={one} value={one}>
            {one * 100}%
          </option>
        ))}
      </select>
      <IconButton label="Dark page" icon={<Moon />} aria-pressed={isDark} onClick={() => ui.set({ isDark: !isDark })} />
      {data && <DataTools load={data} />}
    </div>
  );
}
