import type { MediaItem } from "../contract.ts";
import { dimensionsText, sizeText } from "./file-text.ts";

function MediaCard({ item, onOpen }: { item: MediaItem; onOpen: () => void }) {
  return (
    <li className="relative grid overflow-hidden rounded-card border border-line bg-raised has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus has-[button:hover]:border-control">
      <img
        src={item.url}
        alt=""
        // A picture dragged within the page would be mistaken for a file from outside.
        draggable={false}
        width={item.width}
        height={item.height}
        loading="lazy"
        decoding="async"
        className="media-ground aspect-4/3 h-auto w-full object-contain"
      />
      <div className="grid border-t border-line px-3 py-2">
        <button
          type="button"
          onClick={onOpen}
          className="cursor-pointer truncate text-start font-semibold outline-none after:absolute after:inset-0 after:content-['']"
        >
          {item.name}
        </button>
        <span className="text-sm text-ink-soft tabular-nums">
          {dimensionsText(item)} · {sizeText(item.bytes)}
        </span>
      </div>
    </li>
  );
}

/** Pictures as cards; a click opens or chooses one. */
export function MediaGrid({ items, onOpen }: { items: readonly MediaItem[]; onOpen: (item: MediaItem) => void }) {
  return (
    <ul aria-label="Pictures" className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,45%),1fr))] gap-3 sm:gap-4">
      {items.map((item) => (
        <MediaCard key={item.id} item={item} onOpen={() => onOpen(item)} />
      ))}
    </ul>
  );
}
