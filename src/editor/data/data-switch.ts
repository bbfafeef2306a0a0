const KEY = "blockwright-data-preview";

/** @returns whether the canvas showed data when this browser was last told to. */
export function isDataWanted(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    // Storage is blocked.
    return false;
  }
}

/** Remembers whether the canvas shows data; where the browser stores nothing, until the editor is closed. */
export function rememberData(isShown: boolean): void {
  try {
    localStorage.setItem(KEY, isShown ? "on" : "off");
  } catch {
    // Storage is full or blocked.
  }
}
