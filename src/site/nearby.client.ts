/** The distance from the screen at which a part's script is fetched. */
const NEAR = "200px";

/** Calls `start` once for each element as soon as it comes near the screen. */
export function whenNear(elements: Iterable<Element>, start: (element: HTMLElement) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        start(target);
      }
    },
    { rootMargin: NEAR },
  );
  for (const element of elements) observer.observe(element);
}
