import { useEffect, useRef, type RefObject } from "react";
import { Button } from "#ui/kit";

type AcceptButtonProps = {
  /** What had the focus when the model was asked. */
  askedFrom: RefObject<Element | null>;
  onAccept: () => void;
};

/** Whether nobody has gone elsewhere since: the focus is where it was, or nowhere. */
function isWaiting(focused: Element | null, askedFrom: Element | null): boolean {
  return !focused || focused === askedFrom || focused.matches("body, [role=dialog]");
}

/** Accepts a reply. The focus comes here with the reply, so that Enter doesn't ask again; never from somebody busy elsewhere. */
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
      // A key that was held down since the question accepts nothing.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      Accept
    </Button>
  );
}
