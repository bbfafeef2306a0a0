import { Columns2, ListTree, Maximize2, Minimize2, X } from "lucide-react";
import { SaveState } from "../bar/SaveState.tsx";
import { useEditor } from "../state/editor-context.tsx";
import { BarButton } from "../bar/BarButton.tsx";
import { IconButton } from "#ui/kit";
import { ModeSwitch } from "./ModeSwitch.tsx";
import type { WritingLayout } from "./layout.ts";

type WritingBarProps = {
  mode: WritingLayout["mode"];
  onMode: (mode: WritingLayout["mode"]) => void;
  hasOutline: boolean;
  onOutline: () => void;
  hasPreview: boolean;
  onPreview: () => void;
  isFocused: boolean;
  onFocus: () => void;
  onClose: () => void;
};

/** The bar of the writing view: the page, the save state, and what is shown. */
export function WritingBar(props: WritingBarProps) {
  const { title } = useEditor().props;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-raised px-3 py-1.5">
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <p className="truncate font-semibold">{title}</p>
        <SaveState />
      </div>
      <div className="flex items-center justify-between gap-x-3 max-md:order-last max-md:basis-full">
        <ModeSwitch mode={props.mode} onMode={props.onMode} />
        <div className="flex items-center gap-1">
          <BarButton
            label="Outline"
            icon={<ListTree aria-hidden />}
            aria-pressed={props.hasOutline}
            onClick={props.onOutline}
          />
          <BarButton
            label="Preview"
            icon={<Columns2 aria-hidden />}
            aria-pressed={props.hasPreview}
            onClick={props.onPreview}
          />
          <BarButton
            label="Focus"
            icon={props.isFocused ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
            aria-pressed={props.isFocused}
            onClick={props.onFocus}
          />
        </div>
      </div>
      <IconButton label="Close" icon={<X />} onClick={props.onClose} />
    </div>
  );
}
