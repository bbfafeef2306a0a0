import { memo, useId, useMemo } from "react";
import { Icon } from "#ui";
import type { BlockChoice, StyleChoice } from "./choices.ts";
import { LivePreview } from "./preview/LivePreview.tsx";
import { TileIcon } from "./preview/TileIcon.tsx";
import { TILE_CLASS } from "./tile-class.ts";

export type BlockTileProps = {
  choice: BlockChoice;
  style: StyleChoice;
  /** Whether it is the first of its type, whose button has the type's name; that of another one has the style's. */
  isFirst: boolean;
  /** Whether Tab stops here. */
  isStop: boolean;
  onFocus: (choice: BlockChoice, style: StyleChoice) => void;
  onChoose: (choice: BlockChoice, style: StyleChoice) => void;
};

/** A block type in one of its styles: its preview, and the button that adds it. */
export const BlockTile = memo(function BlockTile({ choice, style, isFirst, ...rest }: BlockTileProps) {
  const { isStop, onFocus, onChoose } = rest;
  const typeId = useId();
  const blocks = useMemo(() => [style.block], [style]);
  const button = {
    type: "button" as const,
    "data-add": true,
    tabIndex: isStop ? 0 : -1,
    onFocus: () => onFocus(choice, style),
    onClick: () => onChoose(choice, style),
  };
  return (
    <div data-tile className={TILE_CLASS.tile}>
      <LivePreview blocks={blocks} isServed={choice.isServed} placeholder={<TileIcon name={choice.icon} />} />
      <div className={TILE_CLASS.caption}>
        {isFirst ? (
          <button {...button} className={`${TILE_CLASS.button} flex items-center gap-1.5 font-semibold`}>
            <Icon
              name={choice.icon}
              className="size-4 shrink-0 fill-none stroke-current stroke-[1.75] text-brand [stroke-linecap:round] [stroke-linejoin:round]"
            />
            <span className="truncate">{choice.label}</span>
          </button>
        ) : (
          <span id={typeId} className="truncate font-medium text-ink-soft">
            {choice.label}
          </span>
        )}
        {isFirst ? (
          <span className="truncate text-ink-soft">{style.label}</span>
        ) : (
          <button
            {...button}
            aria-label={`${style.label} style`}
            aria-describedby={typeId}
            className={`${TILE_CLASS.button} truncate`}
          >
            {style.label}
          </button>
        )}
      </div>
    </div>
  );
});
