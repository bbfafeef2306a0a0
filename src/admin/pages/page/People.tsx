import { cx, initialsOf } from "#shared";
import type { Person } from "../../live/index.ts";
import { useUser } from "#client";

const MAX_SHOWN = 4;
const BACKGROUNDS = ["bg-brand text-on-brand", "bg-ink text-paper", "bg-tint text-ink", "bg-brand-tint text-ink"];

/** Who else has the page open, each person once; renders nothing if nobody does. */
export function People({ people }: { people: readonly Person[] }) {
  const { name: ownName } = useUser();
  const names = [...new Set(people.map(({ name }) => name))];
  const tellName = (name: string) => (name === ownName ? `${name} (you, in another window)` : name);
  if (names.length === 0) return null;
  const more = names.length - MAX_SHOWN;
  return (
    <ul aria-label="Also on this page" className="flex items-center max-sm:basis-full">
      {names.slice(0, MAX_SHOWN).map((name, index) => (
        <li key={name} className={cx(index > 0 && "-ms-1.5")}>
          <span
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its tooltip is the only way to read the name
            tabIndex={0}
            data-tooltip={tellName(name)}
            className={cx(
              "grid size-8 place-items-center rounded-full border-2 border-paper text-xs font-semibold",
              BACKGROUNDS[index % BACKGROUNDS.length],
            )}
          >
            <span aria-hidden>{initialsOf(name)}</span>
            <span className="sr-only">{tellName(name)}</span>
          </span>
        </li>
      ))}
      {more > 0 && <li className="ps-1.5 text-sm text-ink-soft">and {more} more</li>}
    </ul>
  );
}
