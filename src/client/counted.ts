/** @returns a number as the admin's English texts have it, such as "1,000": browsers may write "1.000". */
export const numbered = (count: number): string => count.toLocaleString("en");

/** @returns how many things there are, such as "1 row" or "1,000 rows". */
export const counted = (count: number, noun: string): string => `${numbered(count)} ${noun}${count === 1 ? "" : "s"}`;
