import { useState } from "react";
import { flushSync } from "react-dom";
import { safeHref } from "#shared/markup";
import { Button, focusInvalid, FoundSuggestField } from "#ui/kit";
import { useLinkSuggestions } from "../../links/use-link-suggestions.ts";

type LinkFormProps = {
  href: string;
  /** @param href the address; empty to remove the link. */
  onSet: (href: string) => void;
  onClose: () => void;
};

/** The address of a link, over the text. */
export function LinkForm({ href, onSet, onClose }: LinkFormProps) {
  const [address, setAddress] = useState(href);
  const [error, setError] = useState<string>();
  const suggestions = useLinkSuggestions(address, true);
  const submit = (form: HTMLFormElement) => {
    const safe = safeHref(address.trim());
    if (address.trim() === "" || safe !== undefined) return onSet(address.trim());
    flushSync(() => setError("This address can’t be used for a link"));
    focusInvalid(form);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to the form as a whole
    <form
      data-own-escape
      className="flex flex-wrap items-end gap-2 border-b border-line bg-raised px-4 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
      onKeyDown={(event) => {
        // The first Escape closes the list of suggestions.
        const isLeaving = event.key === "Escape" && !event.nativeEvent.isComposing;
        if (isLeaving && !event.defaultPrevented) onClose();
      }}
    >
      <div className="min-w-0 flex-1 basis-64">
        <FoundSuggestField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be typed into
          autoFocus
          label="Address of the link"
          placeholder="Page, #section or https://…"
          value={address}
          onValueChange={setAddress}
          error={error}
          suggestions={suggestions}
        />
      </div>
      <Button type="submit" variant="primary">
        Set link
      </Button>
      {href !== "" && <Button onClick={() => onSet("")}>Remove link</Button>}
      <Button onClick={onClose}>Cancel</Button>
    </form>
  );
}
