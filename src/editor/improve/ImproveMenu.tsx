import type { ReactElement } from "react";
import type { Path } from "#publishing";
import { Menu } from "#ui/kit";
import { useEditor } from "../state/editor-context.tsx";
import { IMPROVE_ACTIONS } from "./improve-actions.ts";

type ImproveMenuProps = {
  trigger: ReactElement;
  blockKey: string;
  /** The field; without it the whole block. */
  path?: Path;
  actions?: typeof IMPROVE_ACTIONS;
};

/** The actions of a model on existing copy. */
export function ImproveMenu({ trigger, blockKey, path, actions = IMPROVE_ACTIONS }: ImproveMenuProps) {
  const { ui } = useEditor();
  const items = actions.map(({ action, label }) => ({
    label,
    onSelect: () => ui.set({ generator: undefined, improving: { key: blockKey, path, action } }),
  }));
  return <Menu trigger={trigger} items={items} />;
}
