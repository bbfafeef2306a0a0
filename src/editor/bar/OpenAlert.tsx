import { CircleAlert, X } from "lucide-react";
import { notTaken, type NotTaken } from "#drafts";
import { IconButton } from "#ui/kit";
import { useEditor } from "../state/editor-context.tsx";

/** An urgent message over the canvas until it is closed. */
export function OpenAlert({ text }: { text: string | NotTaken }) {
  const { ui } = useEditor();
  return (
    <div className="absolute inset-x-3 top-3 z-20 mx-auto max-w-xl rounded-control bg-raised shadow-float">
      <div className="flex items-start gap-2.5 rounded-control border border-danger bg-danger-tint py-1 ps-3 pe-1">
        <CircleAlert aria-hidden className="mt-1.5 size-4.5 shrink-0 text-danger pointer-coarse:mt-3" />
        <p role="alert" className="min-w-0 flex-1 py-1.25 pointer-coarse:py-2.75">
          {typeof text === "string" ? text : notTaken(text)}
        </p>
        <IconButton label="Close message" icon={<X />} onClick={() => ui.set({ alert: undefined })} />
      </div>
    </div>
  );
}
