import { Icon } from "#ui";

/** What a tile shows until its preview is rendered. */
export function TileIcon({ name }: { name: string }) {
  return (
    <Icon
      name={name}
      className="size-6 fill-none stroke-current stroke-[1.75] text-ink-soft opacity-60 [stroke-linecap:round] [stroke-linejoin:round]"
    />
  );
}
