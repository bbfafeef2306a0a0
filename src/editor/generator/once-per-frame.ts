/** Passes on the latest of many texts once per animation frame. */
export function oncePerFrame(show: (text: string) => void): (text: string) => void {
  let latest: string | undefined;
  return (text) => {
    const isWaiting = latest !== undefined;
    latest = text;
    if (isWaiting) return;
    requestAnimationFrame(() => {
      const next = latest ?? "";
      latest = undefined;
      show(next);
    });
  };
}
