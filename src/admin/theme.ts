import { useSyncExternalStore } from "react";
import { storeChoice } from "#ui/kit";

/** "system" follows the device. */
export type Theme = "light" | "dark" | "system";

/** The site's header toggle uses the same name; `theme.early.js` applies it before anything is rendered. */
const NAME = "theme";
const listeners = new Set<() => void>();

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Shows the interface light or dark and stores the choice on this device. */
export function setTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  storeChoice(NAME, theme === "system" ? undefined : theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen theme. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme);
}

/** Switches to the other theme. */
export function toggleTheme(): void {
  const theme = readTheme();
  const isDark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  setTheme(isDark ? "light" : "dark");
}
