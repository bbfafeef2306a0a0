/** @returns a fraction as a percentage with at most one decimal. */
export const percentText = (fraction: number): string => String(Math.round(fraction * 1000) / 10);

/** @returns where a point or an area is, as screen readers say it after an arrow key. */
export const placeText = ({ x, y }: { x: number; y: number }): string => `X ${percentText(x)}%, Y ${percentText(y)}%`;
