import { Bookmark, Save, SquarePen, Trash2 } from "lucide-react";
import { useState } from "react";
import { messageOf } from "#client";
import { Button, Menu, toast, type MenuItem } from "#ui/kit";
import type { SavedView } from "../contract.ts";
import type { SavedViews } from "./use-saved-views.ts";
import { ViewDialog } from "./ViewDialog.tsx";

type ViewsMenuProps<Settings> = {
  saved: SavedViews<Settings>;
  /** What the list shows now. */
  settings: Settings;
  isSame: (one: Settings, other: Settings) => boolean;
  /** The id of the view that was chosen last; "" for none. */
  current: string;
  /** What the list without any view is called. */
  all: string;
  /** Says what a view keeps. */
  description: string;
  /** Shows what a view says; undefined: everything. */
  onShow: (view: SavedView<Settings> | undefined) => void;
  /** Called with the id of the view that the list now shows; "" for none. */
  onName: (view: string) => void;
  mayEdit: boolean;
};

type Dialogs = { onNew: () => void; onRename: () => void };

function editItems(
  { onNew, onRename }: Dialogs,
  view: { title: string } | undefined,
  isChanged: boolean,
  { onUpdate, onRemove }: { onUpdate: () => void; onRemove: () => void },
): (MenuItem | "separator")[] {
  const create: MenuItem = { label: "Save as view…", icon: <Bookmark />, onSelect: onNew };
  if (!view) return ["separator", create];
  return [
    "separator",
    ...(isChanged ? [{ label: `Update “${view.title}”`, icon: <Save />, onSelect: onUpdate }] : []),
    create,
    { label: "Change name or sharing…", icon: <SquarePen />, onSelect: onRename },
    { label: `Delete “${view.title}”`, icon: <Trash2 />, danger: true, onSelect: onRemove },
  ];
}

/** The saved views of a list: shows one, saves what is shown as one. */
export function ViewsMenu<Settings>(props: ViewsMenuProps<Settings>) {
  const { saved, settings, isSame, current, all, description, onShow, onName, mayEdit } = props;
  const { views, save, change, remove } = saved;
  // The view as it was when its dialog was opened: someone may delete it in the meantime.
  const [dialog, setDialog] = useState<"new" | SavedView<Settings>>();
  const view = views.find(({ id }) => id === current);
  const isChanged = view !== undefined && !isSame(view.settings, settings);
  const update = () => {
    if (view) void change(view.id, { settings }).catch((error: unknown) => toast.error(messageOf(error)));
  };
  const edits = editItems({ onNew: () => setDialog("new"), onRename: () => setDialog(view) }, view, isChanged, {
    onUpdate: update,
    onRemove: () => {
      if (!view) return;
      onName("");
      void remove(view);
    },
  });
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button icon={<Bookmark />} className="max-w-56">
            <span className="truncate">{view ? `${view.title}${isChanged ? " (changed)" : ""}` : "Views"}</span>
          </Button>
        }
        items={[
          { label: all, checked: !view, onSelect: () => onShow(undefined) },
          ...views.map((one) => ({
            label: labelOf(one, views),
            checked: one.id === view?.id,
            onSelect: () => onShow(one),
          })),
          ...(mayEdit ? edits : []),
        ]}
      />
      {dialog === "new" ? (
        <ViewDialog
          view={undefined}
          description={description}
          onSave={async (given) => onName((await save({ ...given, settings })).id)}
          onClose={() => setDialog(undefined)}
        />
      ) : (
        dialog && (
          <ViewDialog
            view={dialog}
            description={description}
            onSave={(given) => change(dialog.id, given)}
            onClose={() => setDialog(undefined)}
          />
        )
      )}
    </>
  );
}

type Named = Pick<SavedView<unknown>, "id" | "title" | "isShared">;

/** Menus tell their items apart by their labels. */
function labelOf({ id, title, isShared }: Named, views: readonly Named[]): string {
  const own = isShared ? title : `${title} (only you)`;
  const alike = views.filter((one) => one.title === title && one.isShared === isShared);
  return alike.length < 2 ? own : `${own} ${alike.findIndex((one) => one.id === id) + 1}`;
}
