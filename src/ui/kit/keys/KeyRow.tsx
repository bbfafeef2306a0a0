import { isApple } from "./is-apple.ts";
import { keyNames } from "./match-shortcut.ts";

/** A shortcut in a list (`dl`): what it does, and its keys as they are labelled on the keyboard. */
export function KeyRow({ label, keys }: { label: string; keys: readonly string[] }) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-4 border-line not-first:border-t">
      <dt>{label}</dt>
      <dd className="flex flex-wrap justify-end gap-x-3">
        {keys.map((combination) => (
          <span key={combination} className="flex gap-1">
            {keyNames(combination, isApple()).map((name) => (
              <kbd
                key={name}
                className="min-w-6 rounded-inner border border-line bg-tint px-1.5 py-px text-center font-sans text-xs"
              >
                {name}
              </kbd>
            ))}
          </span>
        ))}
      </dd>
    </div>
  );
}
