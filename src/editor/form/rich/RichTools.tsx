import { useState } from "react";
import { cx } from "#shared";
import { IconButton, isApple } from "#ui/kit";
import { moveInToolbar } from "../../move-in-toolbar.ts";
import { RICH_COMMANDS, type RichCommand } from "./rich-commands.ts";

type RichToolsProps = { label: string; isOff: boolean; onRun: (command: RichCommand) => void };

/** The bar over a rich text: one tab stop, with arrow keys inside. */
export function RichTools({ label, isOff, onRun }: RichToolsProps) {
  const [stop, setStop] = useState(RICH_COMMANDS[0]?.name);
  return (
    <div
      role="toolbar"
      aria-label={`Format ${label}`}
      className="-mb-1.5 flex rounded-t-control border border-b-0 border-control bg-tint p-0.5"
    >
      {RICH_COMMANDS.map((command) => {
        const { name, icon: CommandIcon, key } = command;
        return (
          <IconButton
            key={name}
            label={name}
            icon={<CommandIcon aria-hidden />}
            aria-keyshortcuts={key && `${isApple() ? "Meta" : "Control"}+${key.toUpperCase()}`}
            disabled={isOff}
            tabIndex={name === stop ? 0 : -1}
            className={cx("pointer-coarse:w-auto pointer-coarse:flex-1", !isOff && "hover:bg-raised")}
            // The text keeps the focus, and on a phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onFocus={() => setStop(name)}
            onKeyDown={moveInToolbar}
            onClick={() => onRun(command)}
          />
        );
      })}
    </div>
  );
}
