/** Cuts a text as search engines do: at the last word that fits, with an ellipsis. */
export function cutText(text: string, limit: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  const room = line.slice(0, limit);
  const end = room.lastIndexOf(" ");
  return `${room.slice(0, end > limit / 2 ? end : limit).replace(/[\s.,;:–-]+$/, "")} …`;
}
