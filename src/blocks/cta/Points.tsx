import { Icon } from "#ui";
import { itemKey } from "../parts/item-key.ts";
import type { Cta } from "./schema.ts";

/** What speaks for the action, one line each. */
export function Points({ content: { points, pointsTitle } }: { content: Cta }) {
  const filled = points?.filter(({ text }) => text);
  if (!filled?.length) return null;
  return (
    <div className="cta-points">
      {pointsTitle && <h3 className="text-subtitle">{pointsTitle}</h3>}
      <ul>
        {filled.map((point, index) => (
          <li key={itemKey(point, index)}>
            <Icon name="Check" className="size-5 text-brand" />
            {point.text}
          </li>
        ))}
      </ul>
    </div>
  );
}
