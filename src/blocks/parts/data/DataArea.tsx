import type { ReactNode } from "react";
import { useBlockContext } from "../../context.tsx";
import { EditModeNote } from "./EditModeNote.tsx";

/**
 * The area of data that is only read at request time: in the editor the note of spec 2, without data an empty state, or
 * else the data's own view.
 */
export function DataArea({ empty, children }: { empty: ReactNode; children?: ReactNode }) {
  const { mode, dataArea } = useBlockContext();
  const area = mode === "edit" ? <EditModeNote /> : (children ?? empty);
  return dataArea ? dataArea(area) : area;
}
