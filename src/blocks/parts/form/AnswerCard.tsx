import { useEffect, useRef } from "react";
import { cx } from "#shared";
import type { ShownAnswer } from "./shown-answer.ts";

/** Drawn here, as islands don't know the address of the icons' file. */
function Tick() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="icon size-5 shrink-0 text-brand">
      <path d="M20 6 9 17l-5-5" />
    </svg>
  );
}

/**
 * The answer to a sent form: thanks, or why it was refused (spec 4, 8). The tick tells them apart where the brand is as
 * red as a failure. It takes the focus when it appears; after a post without a script the page opens at it.
 */
export function AnswerCard({ answer, title }: { answer: ShownAnswer; title?: string }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer.isFresh) card.current?.focus();
  }, [answer]);
  return (
    <div
      ref={card}
      role={answer.ok ? "status" : "alert"}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a plain post the page must open at its answer
      autoFocus={!answer.isFresh}
      className={cx(
        "rounded-card border px-5 py-4",
        answer.ok ? "border-brand bg-brand-tint" : "border-danger bg-danger-tint",
      )}
    >
      {title && (
        <p className="flex items-center gap-2 font-semibold">
          {answer.ok && <Tick />}
          {title}
        </p>
      )}
      <p>{answer.ok ? answer.success : answer.error}</p>
    </div>
  );
}
