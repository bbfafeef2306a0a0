import type { Focus } from "#shared";

const FRAMES = [
  { label: "Wide", className: "framing-frame is-wide" },
  { label: "Square", className: "framing-frame is-square" },
  { label: "Tall", className: "framing-frame is-tall" },
];

/** What frames of three shapes show of a picture. */
export function FocusPreviews({ address, point }: { address: string; point: Focus }) {
  const objectPosition = `${point.x * 100}% ${point.y * 100}%`;
  return (
    <div role="group" aria-label="Preview" className="framing-frames">
      {FRAMES.map(({ label, className }) => (
        <figure key={label} className={className}>
          <img src={address} alt="" draggable={false} style={{ objectPosition }} />
          <figcaption className="mt-1 text-xs text-ink-soft">{label}</figcaption>
        </figure>
      ))}
    </div>
  );
}
