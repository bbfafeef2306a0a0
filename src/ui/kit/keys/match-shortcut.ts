/**
 * A keyboard shortcut. Each of `keys` is an alternative, such as "Mod+Shift+z": the name of the key
 * (KeyboardEvent.key), or with a leading "Key" its position on the keyboard (code), for those that Alt turns into
 * another character. Mod is Ctrl, on Apple devices the Command key.
 */
type WithKeys = { keys: readonly string[] };

type Pressed = Pick<KeyboardEvent, "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** @returns the first shortcut that a key event matches. @param isApple whether Mod is the Command key. */
export function matchShortcut<Shortcut extends WithKeys>(
  shortcuts: readonly Shortcut[],
  event: Pressed,
  isApple: boolean,
): Shortcut | undefined {
  return shortcuts.find(({ keys }) => keys.some((combination) => matches(combination, event, isApple)));
}

function matches(combination: string, event: Pressed, isApple: boolean): boolean {
  const held = combination.split("+");
  const key = held.pop() ?? "";
  const [mod, other] = isApple ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  // On most keyboards "?" needs Shift, on some "#" too, which doesn't matter.
  const isShiftRight = key === "?" || key === "#" || event.shiftKey === held.includes("Shift");
  if (mod !== held.includes("Mod") || other || event.altKey !== held.includes("Alt") || !isShiftRight) return false;
  return key.startsWith("Key") ? event.code === key : event.key.toLowerCase() === key.toLowerCase();
}

const SYMBOLS: Record<string, string> = { ArrowUp: "↑", ArrowDown: "↓", Escape: "Esc" };
const APPLE_SYMBOLS: Record<string, string> = { Mod: "⌘", Alt: "⌥", Shift: "⇧" };

/** @returns the keys of a combination as labelled on the keyboard: ["Ctrl", "Shift", "Z"]. */
export function keyNames(combination: string, isApple: boolean): string[] {
  return combination.split("+").map((name) => {
    if (isApple && APPLE_SYMBOLS[name]) return APPLE_SYMBOLS[name];
    if (name === "Mod") return "Ctrl";
    return SYMBOLS[name] ?? name.replace(/^Key/, "").replace(/^[a-z]$/, (letter) => letter.toUpperCase());
  });
}
