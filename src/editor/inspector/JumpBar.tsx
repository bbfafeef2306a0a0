/** The parts of a block's form, in their order, with the ids of their headings. */
export type FormPart = { name: string; id: string };

/** Moves the keyboard and the view to a part of the form. */
function jumpTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}

/** Buttons that stay at the top of a block's form and lead to its parts. */
export function JumpBar({ parts }: { parts: readonly FormPart[] }) {
  return (
    <div
      role="group"
      aria-label="Parts of the form"
      className="sticky -top-4 z-10 -mt-2 mb-4 flex gap-1 border-b border-line bg-raised pt-4 pb-1.5"
    >
      {parts.map(({ name, id }) => (
        <button
          key={id}
          type="button"
          onClick={() => jumpTo(id)}
          className="min-h-8 flex-1 cursor-pointer rounded-control px-2 text-sm font-medium text-ink-soft hover:bg-hover hover:text-ink pointer-coarse:min-h-11"
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** The heading of a part, below the bar when the form is scrolled to it. */
export function PartHeading({ name, id }: FormPart) {
  return (
    <h3 id={id} tabIndex={-1} className="scroll-mt-14 outline-none pointer-coarse:scroll-mt-18">
      {name}
    </h3>
  );
}
