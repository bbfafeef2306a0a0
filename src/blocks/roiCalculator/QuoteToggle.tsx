import { useEffect, useRef } from "react";
import { buttonClass } from "#ui";

type Props = {
  label: string;
  panelId: string;
  isOpen: boolean;
  isHydrated: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/**
 * Opens and closes the quote section. Until the script runs it is a `details` element, whose state the stylesheet
 * reads, so that the form can be reached; then a button replaces it, with its state and its focus.
 */
export function QuoteToggle({ label, panelId, isOpen, isHydrated, onOpenChange }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const className = isOpen ? buttonClass.secondary : buttonClass.primary;

  useEffect(() => {
    if (!details.current) return;
    hadFocus.current = details.current.contains(document.activeElement);
    onOpenChange(details.current.open);
  }, [onOpenChange]);

  useEffect(() => {
    if (isHydrated && hadFocus.current) button.current?.focus();
  }, [isHydrated]);

  if (!isHydrated) {
    return (
      <details ref={details} open={isOpen} suppressHydrationWarning>
        <summary className={className}>{label}</summary>
      </details>
    );
  }
  return (
    <button
      type="button"
      ref={button}
      aria-expanded={isOpen}
      aria-controls={panelId}
      className={className}
      onClick={() => onOpenChange(!isOpen)}
    >
      {label}
    </button>
  );
}
