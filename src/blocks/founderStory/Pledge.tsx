import { Icon } from "#ui";
import { itemKey } from "../parts/item-key.ts";
import type { FounderStory } from "./schema.ts";

/** The founder's promises: a short list, each item with its icon. */
export function Pledge({ pledge }: { pledge: FounderStory["pledge"] }) {
  if (!pledge || (!pledge.title && pledge.items.length === 0)) return null;
  return (
    <div className="mt-10 rounded-card border border-line bg-raised p-6 @md:p-8">
      {pledge.title && <h3 className="text-subtitle">{pledge.title}</h3>}
      <ul className="mt-5 grid gap-4 first:mt-0 empty:hidden">
        {pledge.items.map((item, index) => (
          <li key={itemKey(item, index)} className="flex gap-3">
            <Icon name={item.icon || "HeartHandshake"} className="mt-1 size-5 shrink-0 text-brand" />
            {item.text}
          </li>
        ))}
      </ul>
    </div>
  );
}
