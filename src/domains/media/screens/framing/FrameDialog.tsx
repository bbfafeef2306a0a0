import "./framing.css";
import { CropDialog } from "./CropDialog.tsx";
import { FocusDialog } from "./FocusDialog.tsx";
import type { FramingProps } from "./framing-props.ts";
import type { Framing } from "../../framings.ts";

/** A dialog that chooses how a place shows a picture. Nothing changes before "Apply". */
export function FrameDialog({ tool, ...props }: FramingProps & { tool: Framing }) {
  return tool === "crop" ? <CropDialog {...props} /> : <FocusDialog {...props} />;
}
