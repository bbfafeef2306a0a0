import { Square } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { Button } from "#ui/kit";

/** Stops what a model writes. It disappears when that is finished; the focus stays in the bar. */
export function StopButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own && document.activeElement === own) own.closest<HTMLElement>("[data-page-run]")?.focus();
    };
  }, []);
  return (
    <Button ref={button} icon={<Square />} onClick={onClick}>
      Stop
    </Button>
  );
}
