/** What the keyboard stops at. */
const STOPS = "a[href], area[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex]";

/**
 * Makes what visitors get something to look at: nothing in it can be reached with Tab, takes the focus, or is sent. Forms
 * become elements that look the same, as on the rest of the canvas (`PostForm`).
 * @param html from the server, which has cleaned it.
 */
export function inertMarkup(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const form of body.querySelectorAll("form")) {
    const box = document.createElement("div");
    box.className = form.className;
    box.replaceChildren(...form.childNodes);
    form.replaceWith(box);
  }
  for (const stop of body.querySelectorAll(STOPS)) {
    stop.setAttribute("tabindex", "-1");
    stop.removeAttribute("autofocus");
  }
  return body.innerHTML;
}
