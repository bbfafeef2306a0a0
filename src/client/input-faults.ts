/** What the browser reports about a text field's value. */
export type CheckedInput = {
  name: string;
  type: string;
  minLength: number;
  value: string;
  validity: Pick<ValidityState, "valid" | "valueMissing" | "typeMismatch" | "rangeUnderflow">;
};

/** @returns what is wrong with one field's value; undefined when nothing is. */
export function inputFault({ type, minLength, value, validity }: CheckedInput): string | undefined {
  if (validity.valueMissing) return "Fill this in";
  if (validity.typeMismatch && type === "email") return "Enter an address such as name@example.org";
  if (validity.rangeUnderflow && type === "datetime-local") return "Choose a time in the future";
  // The browser's own check covers only typed text, not what a password manager filled in.
  if (minLength > 0 && value && value.length < minLength) return `Use at least ${minLength} characters`;
  return validity.valid ? undefined : "This can’t be used here";
}

/** @returns what is wrong with the fields of a form, by name, in the form's order. */
export function inputFaults(form: HTMLFormElement): Record<string, string> {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  const faults = inputs.map((input) => [input.name, inputFault(input)] as const);
  return Object.fromEntries(faults.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
}
