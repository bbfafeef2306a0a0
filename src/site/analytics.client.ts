type ClickEvent = { event: "click"; category: string; action: "click"; label: string; value: string };

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

function send(event: ClickEvent): void {
  (window.dataLayer ??= []).push(event);
  const url = document.querySelector<HTMLMetaElement>("meta[name=analytics-url]")?.content;
  if (url) navigator.sendBeacon(url, JSON.stringify(event));
}

/**
 * Reports clicks on `data-track="<category>"` elements (spec 7: category, action "click", label, value). The label is
 * `data-track-label` or the element's text, the value `data-track-value` or its address.
 */
export function watchClicks(root: Document): void {
  root.addEventListener("click", (click) => {
    const element = click.target instanceof Element && click.target.closest<HTMLElement>("[data-track]");
    if (!element) return;
    const { track: category = "", trackLabel, trackValue } = element.dataset;
    const label = trackLabel ?? (element.textContent.trim() || (element.querySelector("img")?.alt ?? ""));
    const value = trackValue ?? element.getAttribute("href") ?? "";
    send({ event: "click", category, action: "click", label, value });
  });
}
