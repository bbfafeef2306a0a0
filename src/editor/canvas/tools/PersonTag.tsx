import { useCanvas } from "../canvas-state.tsx";
import { namesAt } from "./names-at.ts";

/** Dark enough for white text. */
const COLOURS = ["#8a2f6b", "#1f5fa8", "#8f3d12", "#5a45a5", "#0b6b5e", "#7a5200"];

function colourOf(id: string): string | undefined {
  const sum = Array.from(id, (letter) => letter.codePointAt(0) ?? 0).reduce((total, code) => total + code, 0);
  return COLOURS[sum % COLOURS.length];
}

/** The names of others who are at a block. */
export function PersonTag({ blockKey }: { blockKey: string }) {
  const names = useCanvas(({ people }) => namesAt(people, blockKey));
  const first = useCanvas(({ people }) => people.find((person) => person.key === blockKey)?.clientId);
  if (!names || first === undefined) return null;
  return (
    <span className="bwe-person" style={{ backgroundColor: colourOf(first) }}>
      {names}
    </span>
  );
}
