import { describe, expect, it } from "vitest";
import { keyNames, matchShortcut } from "#ui/kit";
import { visualKeys } from "../writing/visual/view/keys.ts";
import { writingKeys } from "../writing/writing-keys.ts";
import { shortcutsFor } from "./shortcut-table.ts";

const onLink = () => undefined;
const everything = { remove: true, edit: true, add: true, ai: true, download: true };
const shortcuts = shortcutsFor({ capabilities: everything, sections: undefined });

function meant(held: string, isApple = false): string | undefined {
  const names = held.split("+");
  const key = names.at(-1) ?? "";
  const has = (name: string) => names.slice(0, -1).includes(name);
  const event = {
    key,
    code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
    ctrlKey: has("Ctrl"),
    metaKey: has("Meta"),
    altKey: has("Alt"),
    shiftKey: has("Shift"),
  };
  return matchShortcut(shortcuts, event, isApple)?.label;
}

describe("shortcuts", () => {
  it.each([
    ["Ctrl+z", "Undo"],
    ["Ctrl+Shift+Z", "Redo"],
    ["Ctrl+y", "Redo"],
    ["Ctrl+d", "Duplicate"],
    ["Alt+ArrowUp", "Move up"],
    ["Alt+ArrowDown", "Move down"],
    ["Delete", "Remove"],
    ["Backspace", "Remove"],
    ["Ctrl+Enter", "Add a block below"],
    ["Enter", "Edit the block"],
    ["Alt+Shift+O", "Outline"],
    ["Shift+?", "Keyboard shortcuts"],
    ["?", "Keyboard shortcuts"],
  ])("%s means “%s”", (held, label) => {
    expect(meant(held)).toBe(label);
  });

  it.each(["z", "Alt+z", "Ctrl+Alt+z", "Meta+z", "Shift+Delete", "Ctrl+Shift+d", "Ctrl+ArrowUp"])(
    "leaves %s to the browser",
    (held) => {
      expect(meant(held)).toBeUndefined();
    },
  );

  it("uses the Command key on Apple devices, where Ctrl has its own meaning", () => {
    expect(meant("Meta+z", true)).toBe("Undo");
    expect(meant("Ctrl+z", true)).toBeUndefined();
    expect(keyNames("Mod+Shift+z", true)).toEqual(["⌘", "⇧", "Z"]);
    expect(keyNames("Mod+Shift+z", false)).toEqual(["Ctrl", "Shift", "Z"]);
  });

  it("leaves no trace of what isn't allowed", () => {
    const none = { remove: false, edit: false, add: false, ai: false, download: false };
    const labels = shortcutsFor({ capabilities: none, sections: undefined }).map(({ label }) => label);
    for (const label of [
      "Remove",
      "Cut",
      "Duplicate",
      "Paste",
      "Add a block below",
      "Edit the block",
      "Save as section",
    ]) {
      expect(labels).not.toContain(label);
    }
    expect(labels).toContain("Move up");
  });

  it("gives no key two meanings", () => {
    const keys = shortcuts.flatMap((one) => one.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("the list of shortcuts", () => {
  it("names the keys of the writing view, from the table that its modes use", () => {
    const keys = Object.fromEntries(writingKeys().map(({ label, keys: [first = ""] }) => [label, first]));
    expect(keys).toMatchObject({ Heading: "Mod+Alt+2", Bold: "Mod+b", Quote: "Mod+Shift+.", Close: "Escape" });
    expect(
      Object.keys(visualKeys({ onLink, onUndo: onLink, onRedo: onLink })).map((one) => one.replaceAll("-", "+")),
    ).toEqual(expect.arrayContaining(Object.values(keys).filter((one) => one !== "Escape")));
    expect(keyNames(keys.Heading ?? "", false)).toEqual(["Ctrl", "Alt", "2"]);
  });
});
