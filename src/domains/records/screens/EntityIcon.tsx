import { Table2 } from "lucide-react";
import { Icon, isIconName } from "#ui";

/** The icon of an entity; a table where it has none. Decorates the title beside it. */
export function EntityIcon({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-control border border-line bg-tint text-ink-soft"
    >
      {isIconName(name) ? (
        <Icon
          name={name}
          className="size-4.5 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
        />
      ) : (
        <Table2 className="size-4.5" />
      )}
    </span>
  );
}
