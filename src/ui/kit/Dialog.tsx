import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { FormEvent, KeyboardEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import { cx } from "#shared";
import { IconButton } from "./buttons/IconButton.tsx";
import { focusInvalid } from "./focus/focus-invalid.ts";
import { useReturnFocus } from "./focus/use-return-focus.ts";
import { KeptNote, type KeptNoteProps } from "./kept/KeptNote.tsx";

const WIDTH = {
  small: "sm:max-w-md",
  medium: "sm:max-w-xl",
  large: "sm:max-w-4xl",
  /** For a grid of pictures. */
  wide: "sm:max-w-[88rem]",
  /** As large, and on a phone the whole screen. */
  page: "sm:max-w-4xl max-sm:h-dvh max-sm:max-h-none max-sm:rounded-none max-sm:border-0",
};

type DialogProps = {
  open: boolean;
  /** Without it only the dialog's own buttons close it. */
  onOpenChange?: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons; the primary one comes last. */
  footer?: ReactNode;
  size?: keyof typeof WIDTH;
  /** For a form whose entered values are kept: a note beside the buttons says so. */
  kept?: KeptNoteProps;
  /** Makes the dialog a form: a button of type "submit" in the footer (or Enter) calls it, and a field that then has an error gets the focus. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
};

/** A message above a dialog can be answered without closing the dialog. */
function spareMessages(event: Event): void {
  if (event.target instanceof Element && event.target.closest(".kit-toasts")) event.preventDefault();
}

/**
 * A modal dialog; on a phone a sheet that rises from below. The focus moves to the element with `data-first` ("end":
 * the caret goes behind its text), or else to the first field or button. Escape closes it and restores the focus.
 */
export function Dialog({ open, onOpenChange, size = "small", onSubmit, ...content }: DialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="kit-overlay fixed inset-0 z-50 bg-scrim" />
        <Radix.Content
          // Escape only cancels what an input method is composing.
          onEscapeKeyDown={(event) => event.isComposing && event.preventDefault()}
          onPointerDownOutside={spareMessages}
          onCloseAutoFocus={onCloseAutoFocus}
          onKeyUp={showFocused}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            focusMarked(event);
          }}
          {...(content.description === undefined && { "aria-describedby": undefined })}
          className={cx(
            "kit-sheet fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col overflow-hidden low:overflow-y-auto rounded-t-card border",
            "border-line bg-raised text-ink shadow-float sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[85dvh] sm:w-[calc(100%-2rem)] sm:rounded-card",
            WIDTH[size],
          )}
        >
          {onSubmit ? (
            <form
              noValidate
              className="flex min-h-0 flex-col low:min-h-max"
              onSubmit={(event) => {
                event.preventDefault();
                // A portal's events reach the form that the dialog was opened from.
                event.stopPropagation();
                flushSync(() => onSubmit(event));
                focusInvalid(event.currentTarget);
              }}
            >
              <DialogInside {...content} canClose={onOpenChange !== undefined} />
            </form>
          ) : (
            <DialogInside {...content} canClose={onOpenChange !== undefined} />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Space below a dialog's last part, clear of a phone's home indicator. */
const BOTTOM = "pb-[max(1.25rem,env(safe-area-inset-bottom))]";

function DialogInside({
  title,
  description,
  children,
  footer,
  kept,
  canClose,
}: Pick<DialogProps, "title" | "description" | "children" | "footer" | "kept"> & { canClose: boolean }) {
  return (
    <>
      <div className="flex items-start gap-3 ps-5 pe-14 pt-4">
        <div className="grid min-w-0 flex-1 gap-1">
          <Radix.Title className="text-title">{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description className="text-base text-ink-soft">{description}</Radix.Description>
          )}
        </div>
      </div>
      {children !== undefined && (
        <div
          data-scroller
          className={cx(
            "grid min-h-0 grow auto-rows-max content-start gap-4 overflow-y-auto px-5 pt-4 low:min-h-max low:overflow-visible",
            footer ? "pb-1" : BOTTOM,
          )}
        >
          {children}
        </div>
      )}
      {footer && (
        <div className={cx("flex gap-x-4 gap-y-2 px-5 pt-4 max-sm:flex-col", BOTTOM)}>
          {kept && <KeptNote {...kept} />}
          <div className={cx("flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse", !kept && "grow")}>
            {footer}
          </div>
        </div>
      )}
      {/* Last in order, so that the first field or button gets the focus. */}
      {canClose && (
        <Radix.Close asChild>
          <IconButton label="Close" icon={<X />} className="absolute end-3 top-3.5" />
        </Radix.Close>
      )}
    </>
  );
}

/** Radix doesn't scroll to the field that Tab goes to from the last button. */
function showFocused({ key, target }: KeyboardEvent): void {
  if (key === "Tab" && target instanceof Element) target.scrollIntoView({ block: "nearest" });
}

/** Focuses the element with `data-first`, if there is one. */
function focusMarked(event: Event): void {
  const panel = event.currentTarget instanceof HTMLElement ? event.currentTarget : undefined;
  const marked = panel?.querySelector<HTMLElement>("[data-first]");
  if (!marked) return;
  event.preventDefault();
  marked.focus();
  if (!(marked instanceof HTMLInputElement || marked instanceof HTMLTextAreaElement)) return;
  // The text is selected, so typing replaces it and an arrow key keeps it; with "end" the caret is placed after it.
  const { length } = marked.value;
  marked.setSelectionRange(marked.dataset.first ? length : 0, length);
}

/** Focuses the link of the current page, or else the first link: Radix would skip links. */
function focusFirstLink(event: Event): void {
  const panel = event.currentTarget instanceof HTMLElement ? event.currentTarget : undefined;
  const link = panel?.querySelector<HTMLElement>("a[aria-current]") ?? panel?.querySelector("a");
  if (!link) return;
  event.preventDefault();
  link.focus();
}

/** A panel at the left edge, for navigation on small screens. */
export function Sheet({
  open,
  onOpenChange,
  title,
  children,
}: Pick<DialogProps, "open" | "onOpenChange" | "title" | "children">) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="kit-overlay fixed inset-0 z-50 bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            focusFirstLink(event);
          }}
          onPointerDownOutside={spareMessages}
          onCloseAutoFocus={onCloseAutoFocus}
          className="kit-side fixed inset-y-0 start-0 z-50 flex w-72 max-w-[85vw] flex-col overflow-y-auto border-e border-line bg-paper p-3 text-ink shadow-float"
        >
          <Radix.Title className="flex min-h-8 items-center ps-2 text-base font-semibold pointer-coarse:min-h-11">
            {title}
          </Radix.Title>
          {children}
          <Radix.Close asChild>
            <IconButton label="Close menu" icon={<X />} className="absolute end-3 top-3" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
