import { Sparkles } from "lucide-react";
import { findBlock } from "#blocks";
import { Button } from "#ui/kit";
import { hasAi, useEditor } from "../state/editor-context.tsx";
import { ImproveMenu } from "./ImproveMenu.tsx";

/** The button that improves all texts of a block with a model; renders nothing for a type that no model may write. */
export function ImproveBlock({ blockKey, type }: { blockKey: string; type: string }) {
  const { props } = useEditor();
  if (!hasAi(props) || !findBlock(type)?.prompt) return null;
  return <ImproveMenu blockKey={blockKey} trigger={<Button icon={<Sparkles />}>Improve all texts</Button>} />;
}
