import { whenNear } from "./nearby.client.ts";

/**
 * Gives the page's images their states (spec 2): loading, loaded with a fade, or the failure text instead. An image far
 * from the screen is left alone: nobody would see its spinner.
 */
export function watchImages(root: ParentNode): void {
  whenNear(root.querySelectorAll<HTMLImageElement>("img.image"), watch);
}

function watch(image: HTMLImageElement): void {
  if (image.complete) {
    if (!image.naturalWidth) showFailure(image);
    return;
  }
  image.addEventListener("error", () => showFailure(image));
  // The first picture of the page is shown while it arrives: hiding it would delay the largest paint.
  if (image.loading === "eager") return;
  image.dataset.state = "loading";
  image.addEventListener("load", () => (image.dataset.state = "loaded"));
}

function showFailure(image: HTMLImageElement): void {
  const notice = document.createElement("span");
  notice.className = `image-empty ${image.className}`;
  notice.style.aspectRatio = `${image.width / image.height}`;
  notice.textContent = document.body.dataset.imageFailed ?? "";
  notice.role = "img";
  notice.ariaLabel = `${notice.textContent} ${image.alt}`;
  image.replaceWith(notice);
  // In a small portrait or logo there is no room for the words, which would cover what is around it.
  if (notice.scrollHeight > notice.clientHeight) notice.textContent = "";
}
