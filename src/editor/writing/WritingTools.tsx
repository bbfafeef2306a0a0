import { Redo2, Undo2 } from "lucide-react";
import { Fragment, useState, type ReactNode } from "react";
import { IconButton, isApple } from "#ui/kit";
import { moveInToolbar } from "../move-in-toolbar.ts";
import { useDocument, useEditor } from "../state/editor-context.tsx";
import { COMMAND_GROUPS, type CommandId, type WritingCommand } from "./commands.ts";

type WritingToolsProps = {
  /** Whether the text can't be formatted, as one that is HTML. */
  isOff: boolean;
  /** The commands whose format the selection has. */
  active: ReadonlySet<CommandId>;
  onRun: (command: CommandId) => void;
  /** A tool for the whole text, before those that format. */
  before?: ReactNode;
  /** Further tools, for what the caret is in. */
  children?: ReactNode;
};

/** Writes a shortcut as `aria-keyshortcuts` has it. */
function shortcutOf({ keys }: WritingCommand): string | undefined {
  return keys?.replaceAll("-", "+").replace("Mod", isApple() ? "Meta" : "Control");
}

const FIRST = COMMAND_GROUPS[0]?.[0]?.id;

function Divider() {
  return <span aria-hidden className="mx-1 h-5 w-px shrink-0 self-center bg-line" />;
}

/** Undo and redo, which are the draft's. */
function Steps() {
  const { actions } = useEditor();
  const canUndo = useDocument((view) => view.canUndo);
  const canRedo = useDocument((view) => view.canRedo);
  return (
    <>
      <IconButton label="Undo" icon={<Undo2 />} disabled={!canUndo} onClick={actions.undo} />
      <IconButton label="Redo" icon={<Redo2 />} disabled={!canRedo} onClick={actions.redo} />
    </>
  );
}

/** The bar over the text. The formats are one tab stop, with arrow keys inside. */
export function WritingTools({ isOff, active, onRun, before, children }: WritingToolsProps) {
  const [stop, setStop] = useState(FIRST);
  return (
    <div className="kit-scroll-x flex min-w-0 shrink-0 items-center gap-0.5 overflow-x-auto border-b border-line bg-raised px-2 py-1">
      <Steps />
      {before}
      <Divider />
      <div role="toolbar" aria-label="Format" className="flex items-center gap-0.5">
        {COMMAND_GROUPS.map((group, index) => (
          <Fragment key={group[0]?.id}>
            {index > 0 && <Divider />}
            {group.map((command) => (
              <IconButton
                key={command.id}
                label={command.name}
                icon={<command.icon aria-hidden />}
                aria-keyshortcuts={shortcutOf(command)}
                aria-pressed={active.has(command.id) || undefined}
                disabled={isOff}
                tabIndex={command.id === stop ? 0 : -1}
                // The text keeps the focus, and on a phone its keyboard.
                onPointerDown={(event) => event.preventDefault()}
                onFocus={() => setStop(command.id)}
                onKeyDown={moveInToolbar}
                onClick={() => onRun(command.id)}
              />
            ))}
          </Fragment>
        ))}
      </div>
      {children}
    </div>
  );
}
