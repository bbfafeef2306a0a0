const waiting: (() => void)[] = [];
let isTaking = false;

/** After the next frame has been painted. */
function afterPaint(task: () => void): void {
  requestAnimationFrame(() => window.setTimeout(task));
}

function takeNext(): void {
  const task = waiting.shift();
  isTaking = task !== undefined;
  if (!task) return;
  afterPaint(takeNext);
  task();
}

/**
 * Runs tasks that make the browser lay out much, such as the contents of previews, one in each frame: together they would hold up
 * scrolling and typing. @returns gives up the turn.
 */
export function takeTurn(task: () => void): () => void {
  waiting.push(task);
  if (!isTaking) {
    isTaking = true;
    afterPaint(takeNext);
  }
  return () => {
    const index = waiting.indexOf(task);
    if (index >= 0) waiting.splice(index, 1);
  };
}
