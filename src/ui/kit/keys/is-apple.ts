/** @returns whether the Command key is used instead of Ctrl on this machine. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
