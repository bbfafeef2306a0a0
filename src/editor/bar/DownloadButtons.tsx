import { Download, LayoutTemplate, Sparkles } from "lucide-react";
import { saveFile, toast } from "#ui/kit";
import { bareBlocks } from "../clipboard/written-blocks.ts";
import { useBlocked } from "../state/use-blocked.ts";
import { hasAi, useEditor } from "../state/editor-context.tsx";
import { BarButton } from "./BarButton.tsx";

/** The download bar of spec 2: the page's blocks as a file, templates that replace them, a page that a model writes. */
export function DownloadButtons() {
  const { document, ui, props } = useEditor();
  const blocked = useBlocked();
  const download = () => {
    const blocks = bareBlocks(document.view().draft.blocks);
    if (blocks.length === 0) toast.error("No blocks to download");
    else saveFile("blocks.json", `${JSON.stringify(blocks, null, 2)}\n`, "application/json");
  };
  return (
    <>
      <BarButton isMinor label="Download" icon={<Download aria-hidden />} onClick={download} />
      <BarButton
        isMinor
        label="Set template"
        icon={<LayoutTemplate aria-hidden />}
        onClick={() => ui.set({ dialog: "template" })}
        {...blocked}
      />
      {hasAi(props) && (
        <BarButton
          label="Generate page with AI"
          icon={<Sparkles aria-hidden />}
          onClick={() => ui.set({ pageRun: "open" })}
        />
      )}
    </>
  );
}
