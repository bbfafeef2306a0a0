const SCRIPT = "https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js";

declare global {
  interface Window {
    /** What the service's script leaves behind; it draws into an element that it has not rendered into yet. */
    Trustpilot?: { loadFromElement: (element: HTMLElement) => void };
  }
}

/** Fetches the review service's script once, when a badge comes near the screen; it replaces the badge's link. */
export function enhance(root: HTMLElement): void {
  const draw = () => window.Trustpilot?.loadFromElement(root);
  if (window.Trustpilot) {
    draw();
    return;
  }
  const loading = document.querySelector(`script[src="${SCRIPT}"]`) ?? addScript();
  loading.addEventListener("load", draw);
}

function addScript(): HTMLScriptElement {
  const script = document.createElement("script");
  script.src = SCRIPT;
  script.async = true;
  document.head.append(script);
  return script;
}
