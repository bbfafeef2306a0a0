import { DESCRIPTION_LIMIT, TITLE_LIMIT } from "./limits.ts";

type SearchPreviewProps = { site: string; address: string; title: string; description: string; isHidden: boolean };

/** Cuts a text as search engines do: at the last word that fits, with an ellipsis. */
function cutText(text: string, limit: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  const room = line.slice(0, limit);
  const end = room.lastIndexOf(" ");
  return `${room.slice(0, end > limit / 2 ? end : limit).replace(/[\s.,;:–-]+$/, "")} …`;
}

function Snippet({ site, address, title, description }: Omit<SearchPreviewProps, "isHidden">) {
  const url = new URL(address);
  const trail = [url.host, ...url.pathname.split("/").filter(Boolean)].join(" › ");
  return (
    <div className="grid gap-1 font-[Arial,sans-serif]">
      <div className="flex items-center gap-3">
        <span className="grid size-7 shrink-0 place-items-center rounded-full border border-[light-dark(#dadce0,#5f6368)] text-xs text-[light-dark(#202124,#dadce0)]">
          {site.slice(0, 1)}
        </span>
        <span className="grid min-w-0 text-xs leading-[1.25] text-[light-dark(#4d5156,#bdc1c6)]">
          <span className="truncate text-sm text-[light-dark(#202124,#dadce0)]">{site}</span>
          <span className="truncate">{trail}</span>
        </span>
      </div>
      <p className="text-[20px] leading-[1.3] text-[light-dark(#1a0dab,#99c3ff)]">{cutText(title, TITLE_LIMIT)}</p>
      <p className="text-[14px] leading-[1.58] text-[light-dark(#4d5156,#bdc1c6)]">
        {cutText(description, DESCRIPTION_LIMIT)}
      </p>
    </div>
  );
}

/** How the page will look in search results, on a light and on a dark screen. */
export function SearchPreview({ isHidden, ...snippet }: SearchPreviewProps) {
  return (
    <section aria-label="Search result preview" className="grid gap-2">
      <h2 className="text-lead">In search results</h2>
      {isHidden && <p className="text-sm text-ink-soft">Search engines are asked to leave this page out.</p>}
      <div className="overflow-hidden rounded-card border border-line">
        {(["light", "dark"] as const).map((scheme) => (
          <div
            key={scheme}
            aria-hidden={scheme === "dark" || undefined}
            className="bg-[light-dark(#ffffff,#1f1f1f)] p-4"
            style={{ colorScheme: scheme, opacity: isHidden ? 0.55 : undefined }}
          >
            <Snippet {...snippet} />
          </div>
        ))}
      </div>
    </section>
  );
}
