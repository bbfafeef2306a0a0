/** Calls `start` once for each element as soon as it comes near the screen, within 200 px: its script is fetched then. */
export function whenNear<Found extends Element>(elements: Iterable<Found>, start: (element: Found) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        // It observes nothing else.
        start(target as Found);
      }
    },
    { rootMargin: "200px" },
  );
  for (const element of elements) observer.observe(element);
}
