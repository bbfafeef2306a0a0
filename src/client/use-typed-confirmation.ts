import { useState } from "react";

/**
 * Asks for a text to be typed before something that can't be undone; case doesn't matter.
 * @param confirmed runs once `confirm` is called with the text typed.
 * @returns the properties of the text field, and what its form does when it is sent.
 */
export function useTypedConfirmation(text: string, confirmed: () => void) {
  const [value, onValueChange] = useState("");
  const [error, setError] = useState<string>();
  const confirm = () => {
    const isSame = value.trim().toLowerCase() === text.toLowerCase();
    setError(isSame ? undefined : `Type ${text}`);
    if (isSame) confirmed();
  };
  const field = { value, error, onValueChange, autoComplete: "off", spellCheck: false, "data-first": "" } as const;
  return { field, confirm };
}
