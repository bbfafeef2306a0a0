import { TwoLines } from "#ui/kit";
import type { Entity } from "../entities/property.ts";
import { EntityIcon } from "./EntityIcon.tsx";

/** An entity in a list: its icon, its name, and what it is for. */
export function EntityTitle({ icon, titlePlural, description }: Entity) {
  return (
    <span className="flex min-w-0 items-center gap-3 py-1">
      <EntityIcon name={icon} />
      <TwoLines below={description} isCut>
        {titlePlural}
      </TwoLines>
    </span>
  );
}
