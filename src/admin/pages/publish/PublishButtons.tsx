import { CalendarClock } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#ui/kit";

type PublishButtonsProps = {
  /** Whether a time is chosen. */
  isLater: boolean;
  busy: boolean;
  /** Why nothing can be published. */
  unavailable: string | undefined;
  onLater: (isLater: boolean) => void;
  onPublish: () => void;
  onClose: () => void;
};

/** The buttons of the review: publish now, or at a time that its form holds. */
export function PublishButtons({ isLater, busy, unavailable, onLater, onPublish, onClose }: PublishButtonsProps) {
  const main = useRef<HTMLButtonElement>(null);
  const wasLater = useRef(isLater);
  useEffect(() => {
    // The button that was pressed is gone.
    if (wasLater.current && !isLater) main.current?.focus();
    wasLater.current = isLater;
  }, [isLater]);
  return (
    <>
      <Button onClick={onClose}>Cancel</Button>
      {isLater ? (
        <Button key="now" onClick={() => onLater(false)}>
          Publish now instead
        </Button>
      ) : (
        <Button key="later" icon={<CalendarClock />} {...{ unavailable }} onClick={() => onLater(true)}>
          Schedule
        </Button>
      )}
      {isLater ? (
        <Button key="schedule" type="submit" variant="primary" {...{ busy, unavailable }}>
          Schedule
        </Button>
      ) : (
        <Button
          key="publish"
          ref={main}
          data-first
          variant="primary"
          {...{ busy, unavailable }}
          onClick={onPublish}
          // A key still held down from opening this must not publish what nobody has read.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          Publish
        </Button>
      )}
    </>
  );
}
