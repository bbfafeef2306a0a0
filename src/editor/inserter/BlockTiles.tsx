import { useCallback, useId, useState } from "react";
import { BlockTile, type BlockTileProps } from "./BlockTile.tsx";
import { byCategory, type BlockChoice, type StyleChoice } from "./choices.ts";
import { TILE_GRID_CLASS } from "./tile-class.ts";

type Place = { type: string; style: string };

type BlockTilesProps = Pick<BlockTileProps, "onChoose"> & {
  choices: readonly BlockChoice[];
  /** Whether they are in groups by category; otherwise they keep their order. */
  isGrouped: boolean;
};

/** Block types in all of their styles: one tab stop, with arrow keys inside (`moveInGrid`). */
export function BlockTiles({ choices, isGrouped, onChoose }: BlockTilesProps) {
  const [current, setCurrent] = useState<Place>();
  const focus = useCallback(({ type }: BlockChoice, { value }: StyleChoice) => setCurrent({ type, style: value }), []);
  const isThere = choices.some(
    ({ type, styles }) => type === current?.type && styles.some(({ value }) => value === current.style),
  );
  const groups = isGrouped ? byCategory(choices) : undefined;
  const [first] = groups?.[0]?.choices ?? choices;
  const stop = isThere ? current : first && { type: first.type, style: first.styles[0]?.value ?? "" };
  const tiles = { stop, onFocus: focus, onChoose };
  if (!groups) return <TypeList {...tiles} choices={choices} label="Block types" />;
  return (
    <ul aria-label="Block types" className="grid gap-6">
      {groups.map((group) => (
        <CategoryItem key={group.category} {...tiles} {...group} />
      ))}
    </ul>
  );
}

type TypeListProps = Pick<BlockTileProps, "onFocus" | "onChoose"> & {
  choices: readonly BlockChoice[];
  stop: Place | undefined;
};

function CategoryItem({ category, ...list }: TypeListProps & { category: string }) {
  const id = useId();
  return (
    <li>
      <h3 id={id} className="mb-2.5">
        {category}
      </h3>
      <TypeList {...list} labelledBy={id} />
    </li>
  );
}

/** The tiles of the block types of a list, in one grid. */
function TypeList(props: TypeListProps & { label?: string; labelledBy?: string }) {
  const { choices, stop, label, labelledBy, ...handlers } = props;
  return (
    <ul aria-label={label} aria-labelledby={labelledBy} className={TILE_GRID_CLASS}>
      {choices.map((choice) => (
        <li key={choice.type} aria-label={choice.label} className="contents">
          {choice.styles.map((style, index) => (
            <BlockTile
              key={style.value}
              {...{ choice, style, ...handlers }}
              isFirst={index === 0}
              isStop={stop?.type === choice.type && stop.style === style.value}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}
