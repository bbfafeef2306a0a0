import { Icon } from "#ui";
import { useBlockContext } from "../context.tsx";
import { itemKey } from "../parts/item-key.ts";
import type { Row } from "./rows.ts";

/** The gain of an advantage, with its references to the list of sources. */
export function Gain({ row: { gain, icon, refs } }: { row: Row }) {
  const { idPrefix, texts } = useBlockContext();
  return (
    <span className="numbered">
      <Icon name={icon} />
      <span>
        {gain}
        {refs.map(({ symbol, citation }, index) => (
          <sup key={itemKey(symbol, index)}>
            {citation === undefined ? (
              symbol
            ) : (
              <a href={`#${idPrefix}-source-${citation + 1}`} aria-label={`${texts.sources}: ${symbol}`}>
                {symbol}
              </a>
            )}
          </sup>
        ))}
      </span>
    </span>
  );
}
