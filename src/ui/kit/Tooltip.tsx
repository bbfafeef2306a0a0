import { Tooltip as Radix } from "radix-ui";
import type { ReactElement } from "react";

/**
 * Shows a short text beside a control that is pointed at or focused.
 * @param props.children one control that takes a ref.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root disableHoverableContent>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="kit-pop z-70 max-w-72 rounded-control bg-ink px-2 py-1 text-xs font-medium text-paper"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
