import { fieldLabel, metaAt } from "#publishing";
import { ImproveField } from "../improve/ImproveField.tsx";
import type { TextPart } from "../improve/text-part.ts";
import { useBlock } from "../state/editor-context.tsx";
import { TEXT_PATH } from "./text-field.ts";

type ImproveTextProps = { blockKey: string; partOf: () => TextPart | undefined };

/** The menu "Improve" of a text in the writing view: that of its field. */
export function ImproveText({ blockKey, partOf }: ImproveTextProps) {
  const block = useBlock(blockKey);
  if (!block) return null;
  const label = fieldLabel(block, TEXT_PATH);
  return <ImproveField {...{ blockKey, label, partOf }} path={TEXT_PATH} model={metaAt(block, TEXT_PATH).model} />;
}
