import type { FounderStory } from "./schema.ts";

/** The name as if written by hand, with title and credentials in print below. */
export function Signature({ signature }: { signature: FounderStory["signature"] }) {
  const print = [signature?.title, signature?.credentials].filter(Boolean).join(" · ");
  if (!signature?.name && !print) return null;
  return (
    <div className="mt-10">
      {signature?.name && <p className="founder-signature">{signature.name}</p>}
      {print && <p className="mt-2 text-sm text-ink-soft">{print}</p>}
    </div>
  );
}
