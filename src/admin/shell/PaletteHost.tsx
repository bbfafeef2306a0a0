import { useEffect, useState } from "react";
import { lazyDialog } from "#ui/kit";

const CommandPalette = lazyDialog(async () => (await import("./CommandPalette.tsx")).CommandPalette);
/** The script is preloaded soon after the first screen, so that nothing typed right after the shortcut is lost. */
const LOAD_AFTER_MS = 1500;

type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Opens the command palette with Ctrl+K or Cmd+K. */
export function PaletteHost({ open, onOpenChange }: PaletteProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  useEffect(() => {
    const timer = setTimeout(() => void CommandPalette.load().catch(() => undefined), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      onOpenChange(!open);
    };
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [open, onOpenChange]);
  if (!wasOpened) return null;
  return <CommandPalette open={open} onOpenChange={onOpenChange} />;
}
