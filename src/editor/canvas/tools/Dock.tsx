import { useRef } from "react";
import { labelOf } from "#publishing";
import { cx, type JsonObject } from "#shared";
import { Toolbar } from "./Toolbar.tsx";
import { useRoom } from "./use-room.ts";

type DockProps = { block: JsonObject; blockKey: string; position: number; count: number };

/** The tools of a block at its upper edge: inside it where they cover nothing, else above it. */
export function Dock({ block, blockKey, position, count }: DockProps) {
  const dock = useRef<HTMLDivElement>(null);
  const hasRoom = useRoom(dock, block) && position > 1;
  return (
    <div ref={dock} className={cx("bwe-dock", hasRoom && "is-inside")}>
      <Toolbar {...{ block, blockKey, position, count }} label={labelOf(block)} />
    </div>
  );
}
