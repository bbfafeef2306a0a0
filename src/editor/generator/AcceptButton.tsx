import { useEffect, useRef, type RefObject } from "react";
import { Button } from "#ui/kit";

type AcceptButtonProps = {
  /** The element that had the focus when the model was asked. */
  askedFrom: RefObject<Element | null>;
  onAccept: () => void;
};

/** Whether the user is still waiting: the focus is where it was, or nowhere. */
function isWaiting(focused: Element | null, askedFrom: Element | null): boolean {
  return !focused || focused === askedFrom || focused.matches("body, [role=dialog]");
}

/** Accepts a reply. It takes the focus with the reply, so that Enter doesn't ask again, unless the user is busy elsewhere. */
export function AcceptButton({ askedFrom, onAccept }: AcceptButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWaiting(document.activeElement, askedFrom.current)) button.current?.focus();
  }, [askedFrom]);
  return (
    <Button
      ref={button}
      variant="primary"
      onClick={onAccept}
      // A key held down since the request doesn't accept the reply.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      Accept
    </Button>
  );
}
