/** What fields for money say. */
export const AMOUNT_FAULT = "Enter an amount such as 12.50";
export const CURRENCY_FAULT = "Choose a currency such as EUR";

/** @returns a whole number from a field's text; undefined for anything else. */
export function wholeNumber(text: string): number | undefined {
  const plain = text.trim();
  return /^\d{1,15}$/.test(plain) ? Number(plain) : undefined;
}
