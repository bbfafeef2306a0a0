import { toast } from "#ui/kit";

type Noun = "link" | "address" | "secret";

/** Copies a text and confirms it, or says that the browser doesn't allow it. @param noun what the text is. */
export async function copyText(text: string, noun: Noun): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(`${noun.charAt(0).toUpperCase()}${noun.slice(1)} copied`);
  } catch {
    toast.error(`The browser doesn’t let this page copy. Select the ${noun} and copy it yourself.`);
  }
}

/** Says that a text is there, and offers to copy it until the message is closed: for one that is shown once. */
export function offerCopy(message: string, text: string, noun: Noun): void {
  const action = { label: `Copy the ${noun}`, onClick: () => void copyText(text, noun) };
  toast.success(message, { duration: Infinity, action });
}
