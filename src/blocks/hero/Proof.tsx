import { cx } from "#shared";
import { Icon } from "#ui";
import { itemKey } from "../parts/item-key.ts";
import { LaunchBadge } from "./LaunchBadge.tsx";
import type { Hero } from "./schema.ts";

/** The grounds of styles that aren't on paper unless the content says so. */
const GROUNDS: Partial<Record<Hero["style"], Hero["color"]>> = {
  bottomImage: "tint",
  photo: "deep",
  form: "tint",
  video: "deep",
};

/** Up to two lines that build trust, and the launch badge while there is a launch. */
export function Proof({ content, justify, className }: { content: Hero; justify?: string; className?: string }) {
  const lines = [content.trustbar1, content.trustbar2].filter((line) => line);
  const color = content.color ?? GROUNDS[content.style] ?? "paper";
  return (
    <>
      {lines.length > 0 && (
        <ul className={cx("flex flex-wrap gap-x-6 gap-y-2 text-sm", justify, className)}>
          {lines.map((line, index) => (
            <li key={itemKey(line, index)} className="flex gap-2 text-start">
              <Icon name="Check" className="mt-1 size-4 shrink-0 text-brand" />
              {line}
            </li>
          ))}
        </ul>
      )}
      <LaunchBadge color={color} justify={justify} />
    </>
  );
}
