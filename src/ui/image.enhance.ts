/** Gives an image its states (spec 2): loading, loaded with a fade, or the failure text in its place. */
export function enhance(image: HTMLElement): void {
  if (!(image instanceof HTMLImageElement)) return;
  if (image.complete) {
    if (image.naturalWidth === 0) showFailure(image);
    return;
  }
  image.dataset.state = "loading";
  image.addEventListener("load", () => (image.dataset.state = "loaded"), { once: true });
  image.addEventListener("error", () => showFailure(image), { once: true });
}

function showFailure(image: HTMLImageElement): void {
  const notice = document.createElement("span");
  notice.className = `image-empty ${image.className}`;
  notice.style.aspectRatio = `${image.width} / ${image.height}`;
  notice.textContent = image.dataset.failed ?? "";
  notice.setAttribute("role", "img");
  image.replaceWith(notice);
}
