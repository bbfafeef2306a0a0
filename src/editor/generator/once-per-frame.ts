/** Passes on the last of many texts once a frame. */
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
