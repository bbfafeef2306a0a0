/** @returns whether the Command key takes the part of Ctrl on this machine. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
