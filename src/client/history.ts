import { NavigationType, UNSAFE_createBrowserHistory as createBrowserHistory, parsePath, type To } from "react-router";

/** Called before the address changes. @returns whether to stay; `go` makes the change after all. */
type Hold = (pathname: string, go: () => void) => boolean;
type BrowserHistory = ReturnType<typeof createBrowserHistory>;

let hold: Hold | undefined;

/** Calls back before every navigation inside the application. @returns a function that stops this. */
export function holdNavigation(ask: Hold): () => void {
  hold = ask;
  return () => {
    if (hold === ask) hold = undefined;
  };
}

function isHeld(to: To, current: string, go: () => void): boolean {
  const { pathname = current } = typeof to === "string" ? parsePath(to) : to;
  const goNow = () => {
    hold = undefined;
    go();
  };
  return hold?.(pathname, goNow) ?? false;
}

/**
 * The browser's history, in which a navigation can be held. The library's own blocker needs its data router, which
 * is twice as large.
 */
export function makeHistory(): BrowserHistory {
  const browser = createBrowserHistory({ v5Compat: true });
  const pass = (to: To, go: () => void) => {
    if (!isHeld(to, browser.location.pathname, go)) go();
  };
  return {
    ...browser,
    get action() {
      return browser.action;
    },
    get location() {
      return browser.location;
    },
    push: (to, state) => pass(to, () => browser.push(to, state)),
    replace: (to, state) => pass(to, () => browser.replace(to, state)),
    listen: (listener) => {
      let isWayBack = false;
      return browser.listen((update) => {
        const { action, location, delta } = update;
        const isOwn = isWayBack;
        isWayBack = false;
        if (isOwn) return;
        // Back and forward have already happened: they are undone until the user decides.
        if (action === NavigationType.Pop && delta && isHeld(location, location.pathname, () => browser.go(delta))) {
          isWayBack = true;
          browser.go(-delta);
        } else listener(update);
      });
    },
  };
}
