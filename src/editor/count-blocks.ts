/** @returns a number of blocks in words: "1 block", "3 blocks". */
export function countBlocks(count: number): string {
  return count === 1 ? "1 block" : `${count} blocks`;
}
