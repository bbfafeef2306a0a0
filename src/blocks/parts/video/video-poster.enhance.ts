import { startPlayer, stopPlayer } from "./video-player.client.ts";

/** A video keeps playing while at least this fraction of it is inside its carousel. */
const MOSTLY_SHOWN = 0.5;

/**
 * Replaces the poster with the player and moves the focus into it. Called at the first click, which already starts the
 * video. In a carousel the video stops, and the poster returns, when its slide is left.
 */
export function enhance(stage: HTMLElement): void {
  const button = stage.querySelector("button");
  const player = stage.querySelector<HTMLElement>(".video-player");
  const failed = stage.querySelector<HTMLElement>(".video-failed");
  const row = stage.closest<HTMLElement>(".carousel-window");
  if (!button || !player) return;

  const show = (isPlaying: boolean) => {
    stage.toggleAttribute("data-playing", isPlaying);
    player.hidden = !isPlaying;
    button.hidden = isPlaying;
  };
  const start = () => {
    if (failed) failed.hidden = true;
    show(true);
    startPlayer(player)?.focus({ preventScroll: true });
  };
  const stop = (focusNext: HTMLElement) => {
    const hadFocus = player.contains(document.activeElement);
    stopPlayer(player);
    show(false);
    if (hadFocus) focusNext.focus({ preventScroll: true });
  };

  button.addEventListener("click", start);
  player.querySelector("video")?.addEventListener("error", () => {
    stop(button);
    if (failed) failed.hidden = false;
  });
  start();
  if (row) whenLeft(stage, row, () => stop(row));
}

function whenLeft(stage: HTMLElement, row: HTMLElement, stop: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const isLeft = (entries.at(-1)?.intersectionRatio ?? 1) < MOSTLY_SHOWN;
      if (isLeft && stage.hasAttribute("data-playing")) stop();
    },
    { root: row, threshold: MOSTLY_SHOWN },
  );
  observer.observe(stage);
}
