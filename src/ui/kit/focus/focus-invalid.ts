/** Puts the focus on the first field with an error. @returns false where no field shows one. */
export function focusInvalid(within: Element | null): boolean {
  const first = within?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  first?.focus();
  return Boolean(first);
}
