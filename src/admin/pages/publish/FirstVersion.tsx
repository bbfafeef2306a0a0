import type { MetaTag, OutlineEntry, PageSummary } from "#publishing";
import { shownPath } from "../page.ts";

type FirstVersionProps = { page: PageSummary; metaTags: readonly MetaTag[]; outline: readonly OutlineEntry[] };

/** What visitors will see of a page that isn't published yet. */
export function FirstVersion({ page, metaTags, outline }: FirstVersionProps) {
  const tag = (name: string) => metaTags.find((one) => one.name === name)?.value;
  const facts = [
    ["Address", shownPath(page)],
    ["Title", tag("title") ?? page.title],
    ["Description", tag("description")],
  ] as const;
  return (
    <section aria-label="What changes for visitors" className="grid gap-2">
      <h3>What changes for visitors</h3>
      <p className="text-ink-soft">They don’t see this {page.kind} yet. This is its first version.</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="break-words">{value ?? "None"}</dd>
          </div>
        ))}
      </dl>
      <ol aria-label="Blocks" className="overflow-hidden rounded-card border border-line bg-raised">
        {outline.map(({ key, label, words }) => (
          <li
            key={key}
            className="grid gap-x-3 border-line px-4 py-2 not-first:border-t sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <span className="font-semibold">{label}</span>
            <span className="text-ink-soft">{words}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
