import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useReturnFocusFromStart } from "./focus/use-return-focus.ts";

type FullScreenProps = {
  title: string;
  /** Escape calls it, unless `holdsEscape` returns true: then the key is for something inside. */
  onClose: () => void;
  holdsEscape?: (event: KeyboardEvent) => boolean;
  children: ReactNode;
};

/**
 * A dialog that fills the window; other dialogs can open over it. Its contents take the focus themselves, and have
 * a button that closes it. When it closes, the focus returns to what opened it.
 */
export function FullScreen({ title, onClose, holdsEscape, children }: FullScreenProps) {
  const { onCloseAutoFocus } = useReturnFocusFromStart();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={onCloseAutoFocus}
          onEscapeKeyDown={(event) => {
            if (event.isComposing || holdsEscape?.(event)) event.preventDefault();
          }}
          // Toasts and the parts of other dialogs are outside.
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-40 flex flex-col bg-paper text-ink"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
