import { toast } from "#ui/kit";

const NAMES = { link: "Link", address: "Address", secret: "Secret" };

/** Copies a text and confirms it, or says that the browser doesn't allow it. @param noun what the text is. */
export async function copyText(text: string, noun: "link" | "address" | "secret"): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(`${NAMES[noun]} copied`);
  } catch {
    toast.error(`The browser doesn’t let this page copy. Select the ${noun} and copy it yourself.`);
  }
}
