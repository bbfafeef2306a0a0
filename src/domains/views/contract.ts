import { z } from "zod";
import { line, ownId } from "#contract";
import { MAX_VIEW_TITLE } from "./limits.ts";

const title = line(MAX_VIEW_TITLE, "Enter a name");

/** A saved view of a list, with what the list shows. */
export type SavedView<Settings> = { id: string; title: string; isShared: boolean; settings: Settings };
type ViewFields<Settings> = Omit<SavedView<Settings>, "id">;
/** A view to be saved. */
export type NewView<Settings> = ViewFields<Settings> & { id?: string };
/** The fields to change. */
export type ViewChange<Settings> = Partial<ViewFields<Settings>>;

/**
 * Makes the schemas of a list's saved views.
 * @param settings what the list shows.
 */
export function viewSchemas<Settings extends z.ZodType>(settings: Settings) {
  return {
    view: z.object({ id: z.string(), title: z.string(), isShared: z.boolean(), settings }),
    newView: z.object({
      id: ownId,
      title,
      isShared: z.boolean().default(true).describe("All staff have it; otherwise it is your own"),
      settings,
    }),
    viewChange: z.object({ title: title.optional(), isShared: z.boolean().optional(), settings: settings.optional() }),
  };
}
