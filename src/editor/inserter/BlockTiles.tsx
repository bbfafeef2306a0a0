import { useCallback, useEffect, useId, useMemo, useState } from "react";
import type { Category } from "#blocks/browse";
import { BlockTile, type BlockTileProps } from "./BlockTile.tsx";
import { byCategory, type BlockChoice, type StyleChoice } from "./choices.ts";
import { takeTurn } from "./preview/take-turn.ts";
import { TILE_GRID_CLASS } from "./tile-class.ts";

type Place = { type: string; style: string };

type TilesProps = Pick<BlockTileProps, "onChoose"> & { choices: readonly BlockChoice[] };

/** The tab stop among choices: the tile that had the focus last, or else the first one. */
function useStop(choices: readonly BlockChoice[]) {
  const [current, setCurrent] = useState<Place>();
  const focus = useCallback(({ type }: BlockChoice, { value }: StyleChoice) => setCurrent({ type, style: value }), []);
  const isThere = choices.some(
    ({ type, styles }) => type === current?.type && styles.some(({ value }) => value === current.style),
  );
  const [first] = choices;
  const stop = isThere ? current : first && { type: first.type, style: first.styles[0]?.value ?? "" };
  return { stop, onFocus: focus };
}

/** Block types in all of their styles, in the order given: one tab stop, with arrow keys inside (`moveInGrid`). */
export function FoundTiles({ choices, onChoose }: TilesProps) {
  return <TypeList {...useStop(choices)} {...{ choices, onChoose }} label="Block types" />;
}

/** @returns the groups that are there: one more in each frame, as all of them at once would delay the dialog. */
function useGroups(choices: readonly BlockChoice[]): ReturnType<typeof byCategory> {
  const groups = useMemo(() => byCategory(choices), [choices]);
  const [count, setCount] = useState(0);
  useEffect(() => (count < groups.length ? takeTurn(() => setCount(count + 1)) : undefined), [count, groups]);
  return groups.slice(0, count);
}

type BlockTilesProps = TilesProps & {
  /** Hides the other categories. */
  category: Category | undefined;
  /** Hides all of them; their previews stay as they are. */
  isHidden: boolean;
};

/** Every block type in all of its styles, in groups by category. */
export function BlockTiles({ choices, category, isHidden, onChoose }: BlockTilesProps) {
  const groups = useGroups(choices);
  const isShown = (one: Category) => category === undefined || one === category;
  const tiles = useStop(groups.flatMap((group) => (isShown(group.category) ? group.choices : [])));
  return (
    <ul aria-label="Block types" hidden={isHidden} className="grid gap-6">
      {groups.map((group) => (
        <CategoryItem
          key={group.category}
          {...{ ...tiles, ...group, onChoose }}
          isHidden={isHidden || !isShown(group.category)}
        />
      ))}
    </ul>
  );
}

type TypeListProps = Pick<BlockTileProps, "onFocus" | "onChoose"> & {
  choices: readonly BlockChoice[];
  stop: Place | undefined;
};

function CategoryItem({ category, isHidden, ...list }: TypeListProps & { category: string; isHidden: boolean }) {
  const id = useId();
  return (
    <li hidden={isHidden}>
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
