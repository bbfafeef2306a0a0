import type { ReactElement } from "react";
import type { Path } from "#publishing";
import { Menu, type MenuItem } from "#ui/kit";
import { useEditor } from "../state/editor-context.tsx";
import { IMPROVE_ACTIONS } from "./improve-actions.ts";
import type { TextPart } from "./text-part.ts";

type ImproveMenuProps = {
  trigger: ReactElement;
  blockKey: string;
  /** The field; without it the whole block. */
  path?: Path;
  actions?: typeof IMPROVE_ACTIONS;
  /** The selected part of the field's text, asked for when an action is chosen. */
  partOf?: () => TextPart | undefined;
  /** Whether the field's text has a picture to describe. */
  hasPicture?: boolean;
};

/** The actions of a model on existing copy. */
export function ImproveMenu({
  trigger,
  blockKey,
  path,
  actions = IMPROVE_ACTIONS,
  partOf,
  hasPicture,
}: ImproveMenuProps) {
  const { ui } = useEditor();
  const items = actions.map(({ action, label }) => ({
    label,
    onSelect: () => ui.set({ generator: undefined, improving: { key: blockKey, path, part: partOf?.(), action } }),
  }));
  const describe: MenuItem = {
    label: "Describe the picture",
    onSelect: () => ui.set({ improving: { key: blockKey, path, action: "alt" } }),
  };
  return <Menu trigger={trigger} items={hasPicture ? [...items, describe] : items} />;
}
