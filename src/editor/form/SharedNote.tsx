import { useEditor } from "../state/editor-context.tsx";

/** Says that the block is the site's shared header or footer (`type`), and leads to where that is edited. */
export function SharedNote({ type }: { type: string }) {
  const { sharedHref } = useEditor().props;
  return (
    <div className="grid justify-items-start gap-1 rounded-control border border-line bg-tint px-3 py-2 text-sm">
      <p>The whole site shares this {type}: change it once, and every page is updated.</p>
      {sharedHref !== undefined && (
        <a href={sharedHref} target="_blank" rel="noopener" className="font-semibold underline">
          Edit the shared {type}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
    </div>
  );
}
