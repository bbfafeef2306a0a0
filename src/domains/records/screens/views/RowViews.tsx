import { useSavedViews, ViewsMenu } from "#views/screens";
import type { Entity, Property } from "../../entities/property.ts";
import type { ViewSettings } from "../../views/view-contract.ts";
import { call } from "../client.ts";
import { isSameView, settingsOf, stateOf, type ListState } from "./view-settings.ts";

type RowViewsProps = {
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

/** The saved views of a table of rows. */
export function RowViews({ entity: { id: entity }, properties, state, columns, onShow, ...rest }: RowViewsProps) {
  const saved = useSavedViews<ViewSettings>(entity, {
    list: (signal) => call("GET /api/entities/:entity/views", { params: { entity }, signal }),
    create: (body) => call("POST /api/entities/:entity/views", { params: { entity }, body }),
    change: (id, body) => call("PATCH /api/entities/:entity/views/:id", { params: { entity, id }, body }),
    remove: (id) => call("DELETE /api/entities/:entity/views/:id", { params: { entity, id } }),
  });
  return (
    <ViewsMenu
      {...rest}
      saved={saved}
      settings={settingsOf(state, columns, properties)}
      isSame={isSameView}
      all="All rows"
      description="Keeps the columns, the order, the search and the filters under a name."
      onShow={(view) =>
        view ? onShow(stateOf(view.settings, properties), view.id, view.settings.columns) : onShow(ALL, "", undefined)
      }
      onName={(view) => onShow(state, view, undefined)}
    />
  );
}
