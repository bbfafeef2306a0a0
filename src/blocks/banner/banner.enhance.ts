/** Where banner.early.js looks for the keys of closed banners. */
const STORE = "closed-banners";
/** The most keys that are kept; the oldest are dropped first. */
const MAX_KEYS = 30;

/** Closes the banner that the clicked button is in, for this browser and until its content changes. */
export function enhance(button: HTMLElement): void {
  const wrapper = button.closest<HTMLElement>("[data-block-type]");
  const key = button.closest<HTMLElement>("[data-banner]")?.dataset.banner;
  if (!wrapper || !key) return;
  remember(key);
  const isKeyboard = button.matches(":focus-visible");
  wrapper.hidden = true;
  focusBeside(wrapper, { preventScroll: !isKeyboard });
}

function remember(key: string): void {
  try {
    const keys = localStorage.getItem(STORE)?.split(" ") ?? [];
    localStorage.setItem(STORE, [...keys.filter((other) => other !== key), key].slice(-MAX_KEYS).join(" "));
  } catch {
    // Storage is blocked: the banner stays closed for this page only.
  }
}

/** Moves the focus to the next element in the tab order, or to the previous one when there is none. */
function focusBeside(wrapper: HTMLElement, options: FocusOptions): void {
  const all = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")];
  const others = all.filter((one) => !wrapper.contains(one));
  const isAfter = (one: Node) => Boolean(wrapper.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  const before = others.filter((one) => !isAfter(one)).toReversed();
  // Only shown and enabled elements can take the focus.
  [...others.filter(isAfter), ...before].find((one) => {
    one.focus(options);
    return document.activeElement === one;
  });
}
