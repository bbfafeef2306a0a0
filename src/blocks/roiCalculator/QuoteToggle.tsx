import { useEffect, useRef } from "react";
import { buttonClass } from "#ui";

type Props = {
  label: string;
  panelId: string;
  isOpen: boolean;
  isAlive: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/**
 * Opens and closes the quote section. Until the script runs it is a `details` element, whose state the stylesheet
 * reads, so that the form can be reached; then a button replaces it, with its state and its focus.
 */
export function QuoteToggle({ label, panelId, isOpen, isAlive, onOpenChange }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const look = isOpen ? buttonClass.secondary : buttonClass.primary;

  useEffect(() => {
    if (!details.current) return;
    hadFocus.current = details.current.contains(document.activeElement);
    onOpenChange(details.current.open);
  }, [onOpenChange]);

  useEffect(() => {
    if (isAlive && hadFocus.current) button.current?.focus();
  }, [isAlive]);

  if (!isAlive) {
    return (
      <details ref={details} open={isOpen} suppressHydrationWarning>
        <summary className={look}>{label}</summary>
      </details>
    );
  }
  return (
    <button
      type="button"
      ref={button}
      aria-expanded={isOpen}
      aria-controls={panelId}
      className={look}
      onClick={() => onOpenChange(!isOpen)}
    >
      {label}
    </button>
  );
}
