import { useEffect, useRef } from "react";
import { cx } from "#shared";
import type { ShownAnswer } from "./shown-answer.ts";

/**
 * The answer to a sent form: thanks, or why it was refused (spec 4, 8). It takes the focus when it appears; after a post
 * without a script the page opens at it. Thanks have no colour: a tint of a red brand looks like a failure.
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
        answer.ok ? "border-ink/60 bg-raised" : "border-danger bg-danger-tint",
      )}
    >
      {title && <p className="font-semibold">{title}</p>}
      <p>{answer.ok ? answer.success : answer.error}</p>
    </div>
  );
}
