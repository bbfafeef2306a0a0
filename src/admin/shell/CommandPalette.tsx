import { Command as Cmdk } from "cmdk";
import { Search } from "lucide-react";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { useReturnFocus } from "#ui/kit";
import { messageOf, type Command } from "#client";
import { rankCommand } from "./rank-command.ts";
import { usePaletteCommands } from "./use-palette-commands.tsx";

type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Finds areas, pages and commands by name. */
export function CommandPalette({ open, onOpenChange }: PaletteProps) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="kit-overlay fixed inset-0 z-50 bg-scrim" />
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="kit-pop fixed inset-x-3 top-[12dvh] z-50 mx-auto max-h-[70dvh] max-w-xl overflow-hidden rounded-card border border-line bg-raised text-ink shadow-float"
        >
          <Dialog.Title className="sr-only">Search or run a command</Dialog.Title>
          <Palette onDone={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Palette({ onDone }: { onDone: () => void }) {
  const [search, setSearch] = useState("");
  const { groups, isSearching, error } = usePaletteCommands(search.trim());
  const run = (command: Command) => {
    onDone();
    command.run();
  };
  return (
    <Cmdk
      label="Search or run a command"
      loop
      filter={(_value, sought, names = []) => rankCommand(sought, names)}
      className="flex max-h-[70dvh] flex-col"
    >
      <div className="flex items-center gap-2.5 border-b border-line px-4">
        <Search aria-hidden className="size-4.5 shrink-0 text-ink-soft" />
        <Cmdk.Input
          value={search}
          onValueChange={setSearch}
          placeholder="Search pages and commands"
          className="min-h-12 w-full bg-transparent text-lead outline-none placeholder:text-ink-faint"
        />
      </div>
      <Cmdk.List className="overflow-y-auto p-2">
        {[...groups].map(([heading, commands]) => (
          <Cmdk.Group
            key={heading}
            heading={heading}
            className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-soft"
          >
            {commands.map((command) => (
              <Cmdk.Item
                // cmdk keeps the keywords that an item was first rendered with.
                key={[command.id, ...(command.keywords ?? [])].join(" ")}
                value={command.id}
                keywords={[command.label, ...(command.keywords ?? [])]}
                onSelect={() => run(command)}
                className="flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-3 text-base data-[selected=true]:bg-hover pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft"
              >
                {command.icon}
                <span className="min-w-0 truncate">{command.label}</span>
                {command.detail !== undefined && (
                  <span className="min-w-0 truncate text-sm text-ink-soft">{command.detail}</span>
                )}
              </Cmdk.Item>
            ))}
          </Cmdk.Group>
        ))}
      </Cmdk.List>
      {/* A list of options holds nothing else. */}
      {!error && (
        <Cmdk.Empty role="status" className="px-3 pt-6 pb-10 text-center text-ink-soft">
          {isSearching ? "Searching…" : "No results"}
        </Cmdk.Empty>
      )}
      {error && (
        <p role="alert" className="border-t border-line px-5 py-3 text-sm">
          Pages and posts can’t be searched. {messageOf(error)}
        </p>
      )}
    </Cmdk>
  );
}
