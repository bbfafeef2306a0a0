/** "2 of 5" in the page's language. */
export function positionText(template: string, index: number, count: number): string {
  return template.replace("{index}", String(index + 1)).replace("{count}", String(count));
}
