import { SquarePen, Trash2 } from "lucide-react";
import { SharedMenu, type MenuItem } from "#ui/kit";
import type { ListedRow } from "../../contract.ts";
import type { Entity } from "../../entities/property.ts";
import { rowTitle } from "../values/row-title.ts";

type RowMenuProps = {
  entity: Entity;
  /** The row whose menu is open, and the button that opened it. */
  row: ListedRow | undefined;
  button: HTMLElement | undefined;
  onOpen: (row: ListedRow) => void;
  /** Undefined for people who may not change rows. */
  onDelete: ((row: ListedRow) => void) | undefined;
  onClose: () => void;
};

/** The menu of a row, which all rows of a table share. */
export function RowMenu({ entity, row, button, onOpen, onDelete, onClose }: RowMenuProps) {
  const open = (label: string): MenuItem => ({ label, icon: <SquarePen />, onSelect: () => row && onOpen(row) });
  const items: MenuItem[] = onDelete
    ? [open("Edit"), { label: "Delete", icon: <Trash2 />, danger: true, onSelect: () => row && onDelete(row) }]
    : [open("Open")];
  return (
    <SharedMenu
      anchor={row && button}
      label={row ? `Actions for ${rowTitle(entity, row)}` : ""}
      {...{ items, onClose }}
    />
  );
}
