import { toast } from "#ui/kit";

/** Copies a text and confirms it, or says that the browser doesn't allow it. @param noun what the text is. */
export async function copyText(text: string, noun: "link" | "address" | "secret"): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(`${noun.charAt(0).toUpperCase()}${noun.slice(1)} copied`);
  } catch {
    toast.error(`The browser doesn’t let this page copy. Select the ${noun} and copy it yourself.`);
  }
}
