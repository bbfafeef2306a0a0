import { Bookmark, Save, SquarePen, Trash2 } from "lucide-react";
import { useState } from "react";
import { messageOf } from "#client";
import { Button, Menu, toast, type MenuItem } from "#ui/kit";
import type { Entity, Property } from "../../property.ts";
import type { RowView, ViewSettings } from "../../view-contract.ts";
import { useViews } from "./use-views.ts";
import { ViewDialog } from "./ViewDialog.tsx";
import { isSameView, settingsOf, stateOf, type ListState } from "./view-settings.ts";

type ViewsMenuProps = {
  entity: Entity;
  properties: readonly Property[];
  state: ListState;
  /** The ids of the shown columns. */
  columns: readonly string[];
  /** The id of the view that was chosen last; "" for none. */
  current: string;
  /** @param columns undefined: they stay. */
  onShow: (state: ListState, view: string, columns: readonly string[] | undefined) => void;
  mayEdit: boolean;
};

const ALL: ListState = { sort: "", search: "", parameters: {} };

type Dialogs = { onNew: () => void; onRename: () => void };

function editItems(
  { onNew, onRename }: Dialogs,
  view: RowView | undefined,
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

/** The saved views of a table of rows: shows one, saves what is shown as one. */
export function ViewsMenu({ entity, properties, state, columns, current, onShow, mayEdit }: ViewsMenuProps) {
  const { views, save, change, remove } = useViews(entity.id);
  const [dialog, setDialog] = useState<"new" | "rename">();
  const view = views.find(({ id }) => id === current);
  const settings: ViewSettings = settingsOf(state, columns, properties);
  const isChanged = view !== undefined && !isSameView(view.settings, settings);
  const show = (one: RowView) => onShow(stateOf(one.settings, properties), one.id, one.settings.columns);
  const update = () => {
    if (view) void change(view.id, { settings }).catch((error: unknown) => toast.error(messageOf(error)));
  };
  const names = new Map(views.map((one) => [one.id, labelOf(one, views)]));
  const edits = editItems({ onNew: () => setDialog("new"), onRename: () => setDialog("rename") }, view, isChanged, {
    onUpdate: update,
    onRemove: () => {
      if (!view) return;
      onShow(state, "", undefined);
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
          { label: "All rows", checked: !view, onSelect: () => onShow(ALL, "", undefined) },
          ...views.map((one) => ({
            label: names.get(one.id) ?? one.title,
            checked: one.id === view?.id,
            onSelect: () => show(one),
          })),
          ...(mayEdit ? edits : []),
        ]}
      />
      {dialog === "new" && (
        <ViewDialog
          view={undefined}
          onSave={async (given) => {
            const saved = await save({ ...given, settings });
            onShow(state, saved.id, undefined);
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === "rename" && view && (
        <ViewDialog view={view} onSave={(given) => change(view.id, given)} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}

/** Menus tell their items apart by their labels. */
function labelOf({ id, title, isShared }: RowView, views: readonly RowView[]): string {
  const own = isShared ? title : `${title} (only you)`;
  const alike = views.filter((one) => one.title === title && one.isShared === isShared);
  return alike.length < 2 ? own : `${own} ${alike.findIndex((one) => one.id === id) + 1}`;
}
