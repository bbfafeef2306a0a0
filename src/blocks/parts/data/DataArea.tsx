import type { ReactNode } from "react";
import { useBlockContext } from "../../context.tsx";
import { EditModeNote } from "./EditModeNote.tsx";

/**
 * The place of data that is only read when a visitor asks: in the editor the note of spec 2, without data what says so
 * honestly, else the data's own drawing.
 */
export function DataArea({ empty, children }: { empty: ReactNode; children?: ReactNode }) {
  const { mode } = useBlockContext();
  if (mode === "edit") return <EditModeNote />;
  return children ?? empty;
}
