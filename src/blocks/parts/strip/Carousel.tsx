import { Children, type ReactNode } from "react";
import { cx } from "#shared";
import { Icon } from "#ui";
import { useBlockContext } from "../../context.tsx";
import { positionText } from "./position-text.ts";

const ARROW = "grid size-11 place-items-center rounded-full border border-ink/25 bg-raised hover:text-brand";

function Controls({ count }: { count: number }) {
  const { texts } = useBlockContext();
  return (
    <div className="carousel-controls">
      <button type="button" className={ARROW} data-step="-1" aria-label={texts.previous} aria-disabled="true">
        <Icon name="ChevronLeft" className="size-5" />
      </button>
      <p role="status" className="text-sm text-ink-soft" data-text={texts.carousel.position}>
        {positionText(texts.carousel.position, 0, count)}
      </p>
      <button type="button" className={ARROW} data-step="1" aria-label={texts.next}>
        <Icon name="ChevronRight" className="size-5" />
      </button>
    </div>
  );
}

/**
 * One slide at a time in a row that snaps: works by touch, keyboard and without a script; carousel.enhance.ts adds the
 * arrows (the APG's carousel pattern, spec 2). A single child is rendered without a row, none renders nothing.
 * @param label the name for assistive technology.
 * @param children the slides, each with its own key.
 */
export function Carousel({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  const { texts } = useBlockContext();
  const slides = Children.toArray(children);
  if (slides.length < 2) return slides.length === 0 ? null : <div className={className}>{slides}</div>;
  return (
    <div
      role="group"
      aria-roledescription={texts.carousel.role}
      aria-label={label}
      className={cx("carousel", className)}
      data-enhance="carousel"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the row scrolls by keyboard, with or without a script */}
      <div className="carousel-window" role="group" aria-label={texts.carousel.slides} tabIndex={0}>
        {slides.map((slide, index) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- slides are identified by their index here
            key={index}
            role="group"
            aria-roledescription={texts.carousel.slide}
            aria-label={positionText(texts.carousel.position, index, slides.length)}
          >
            {slide}
          </div>
        ))}
      </div>
      <Controls count={slides.length} />
    </div>
  );
}
