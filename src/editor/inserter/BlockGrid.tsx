import { useState } from "react";
import type { BlockDefinition } from "#blocks";
import { Icon } from "#ui";
import { moveInGrid } from "./move-in-grid.ts";

type BlockGridProps = { definitions: readonly BlockDefinition[]; onChoose: (definition: BlockDefinition) => void };

/** Every block type as a button with its icon: one tab stop, with arrow keys inside. */
export function BlockGrid({ definitions, onChoose }: BlockGridProps) {
  const [current, setCurrent] = useState<string>();
  const stop = definitions.find(({ type }) => type === current) ?? definitions[0];
  if (definitions.length === 0) return <p className="py-6 text-center text-ink-soft">No blocks found</p>;
  return (
    <ul aria-label="Block types" className="grid grid-cols-2 gap-2 min-[30rem]:grid-cols-3 md:grid-cols-4">
      {definitions.map((definition) => (
        <li key={definition.type}>
          <button
            type="button"
            tabIndex={definition === stop ? 0 : -1}
            onKeyDown={moveInGrid}
            onFocus={() => setCurrent(definition.type)}
            onClick={() => onChoose(definition)}
            className="flex h-full min-h-22 w-full cursor-pointer flex-col items-center justify-center gap-2 rounded-control border border-line bg-raised p-2 text-center text-sm font-medium text-ink transition-colors duration-150 hover:border-brand hover:bg-brand-tint"
          >
            <Icon
              name={definition.icon}
              className="size-6 fill-none stroke-current stroke-[1.75] text-brand [stroke-linecap:round] [stroke-linejoin:round]"
            />
            {definition.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
