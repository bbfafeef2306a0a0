import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  FoldHorizontal,
  FoldVertical,
  Trash2,
  type LucideIcon,
} from "lucide-react";
import { IconButton } from "#ui/kit";
import type { TableCommand } from "../editor-handle.ts";

const TOOLS: readonly { id: TableCommand; name: string; icon: LucideIcon }[] = [
  { id: "addRow", name: "Add row", icon: BetweenHorizontalEnd },
  { id: "addColumn", name: "Add column", icon: BetweenVerticalEnd },
  { id: "removeRow", name: "Remove row", icon: FoldVertical },
  { id: "removeColumn", name: "Remove column", icon: FoldHorizontal },
  { id: "removeTable", name: "Remove table", icon: Trash2 },
];

/** The tools of the table that the caret is in. */
export function TableTools({ onRun }: { onRun: (command: TableCommand) => void }) {
  return (
    <div role="group" aria-label="Table" className="ms-1 flex items-center gap-0.5 border-s border-line ps-1.5">
      {TOOLS.map(({ id, name, icon: Sign }) => (
        <IconButton
          key={id}
          label={name}
          icon={<Sign aria-hidden />}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onRun(id)}
        />
      ))}
    </div>
  );
}
