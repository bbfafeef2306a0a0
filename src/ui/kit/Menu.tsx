import { Check } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import { type ComponentProps, type ReactElement, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { cx } from "#shared";

/** An item of a menu: an action, or a link inside the application (`to`). */
export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** May return what it started, which then reports its own failure: until it has ended, the trigger is busy. */
  onSelect?: () => unknown;
  to?: string;
  danger?: boolean;
  /** Makes it one of several choices, of which one is true: those that follow each other are a group. */
  checked?: boolean;
  /** Makes it a switch, which leaves the menu open; true when it is on. */
  isOn?: boolean;
  /** It stays focusable, looks disabled, and `onSelect` says why. */
  "aria-disabled"?: true;
  "aria-description"?: string;
};

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly (MenuItem | "separator")[];
  /** A heading above the items. */
  header?: ReactNode;
  align?: "start" | "end";
};

/** A list of actions behind a button. It opens inside the landmark that the button is in. */
export function Menu({ trigger, items, ...content }: MenuProps) {
  const [button, setButton] = useState<Element | null>(null);
  const [busy, setBusy] = useState<true>();
  const end = () => setBusy(undefined);
  const follow = (work: unknown) => {
    if (!(work instanceof Promise)) return;
    setBusy(true);
    void work.then(end, end);
  };
  const watched = items.map((item) =>
    item === "separator" ? item : { ...item, onSelect: () => follow(item.onSelect?.()) },
  );
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger ref={setButton} aria-busy={busy} asChild>
        {trigger}
      </Radix.Trigger>
      <MenuContent container={button?.closest("main")} items={watched} {...content} />
    </Radix.Root>
  );
}

type MenuContentProps = Omit<ComponentProps<typeof Radix.Content>, "children"> &
  Pick<MenuProps, "items" | "header"> & {
    /** What the menu is added to; the end of the document unless set. */
    container?: Element | null;
  };

/** What a menu shows once it is open. */
export function MenuContent({ items, header, container, ...rest }: MenuContentProps) {
  return (
    <Radix.Portal container={container}>
      <Radix.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        {...rest}
        className="kit-pop z-60 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-[min(20rem,100vw-1rem)] overflow-y-auto rounded-control border border-line bg-raised p-1 text-base wrap-anywhere text-ink shadow-float"
      >
        {header !== undefined && <div className="border-b border-line px-2.5 pt-1.5 pb-2.5 mb-1">{header}</div>}
        {groupsOf(items).map((group, index) =>
          group === "separator" ? (
            // oxlint-disable-next-line react/no-array-index-key -- a separator has no identity but its index
            <Radix.Separator key={index} className="my-1 h-px bg-line" />
          ) : (
            <MenuGroup key={group.map(({ label }) => label).join("\n")} items={group} />
          ),
        )}
      </Radix.Content>
    </Radix.Portal>
  );
}

/** Puts choices that follow each other together; any other item is by itself. */
function groupsOf(items: MenuProps["items"]): (MenuItem[] | "separator")[] {
  const groups: (MenuItem[] | "separator")[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const joins =
      item !== "separator" && item.checked !== undefined && Array.isArray(last) && last[0]?.checked !== undefined;
    if (joins) last.push(item);
    else groups.push(item === "separator" ? item : [item]);
  }
  return groups;
}

function MenuGroup({ items }: { items: readonly MenuItem[] }) {
  const entries = items.map((item) => <MenuEntry key={item.label} {...item} />);
  if (items[0]?.checked === undefined) return entries;
  return <Radix.RadioGroup value={items.find(({ checked }) => checked)?.label ?? ""}>{entries}</Radix.RadioGroup>;
}

function MenuEntry({ label, icon, onSelect, to, danger, checked, isOn, ...state }: MenuItem) {
  const className = cx(
    "flex min-h-8 w-full cursor-pointer items-center gap-2.5 rounded-inner px-2.5 py-1 text-start text-ink no-underline outline-none",
    "aria-disabled:cursor-default aria-disabled:opacity-45 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0",
    danger ? "text-danger data-highlighted:bg-danger-tint" : "data-highlighted:bg-hover",
  );
  const inside = (
    <>
      {icon}
      <span className="flex-1">{label}</span>
      {(isOn || checked) && <Check aria-hidden />}
    </>
  );
  if (isOn !== undefined)
    return (
      <Radix.CheckboxItem
        className={className}
        checked={isOn}
        onSelect={(event) => {
          event.preventDefault();
          onSelect?.();
        }}
      >
        {inside}
      </Radix.CheckboxItem>
    );
  if (checked !== undefined)
    return (
      <Radix.RadioItem className={className} value={label} onSelect={onSelect}>
        {inside}
      </Radix.RadioItem>
    );
  return (
    <Radix.Item {...state} className={className} onSelect={onSelect} asChild={to !== undefined}>
      {to === undefined ? inside : <Link to={to}>{inside}</Link>}
    </Radix.Item>
  );
}
