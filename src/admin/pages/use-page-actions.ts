import { useQueryClient } from "@tanstack/react-query";
import type { PageSummary } from "#publishing";
import { toast } from "#ui/kit";
import { ApiError, messageOf } from "#client";
import { call } from "../call.ts";
import { PAGES } from "./page.ts";

type Page = Pick<PageSummary, "id" | "title">;

const NOT_UNDONE = "Not undone: someone has since published another version.";

/** Actions on a page without a dialog; each reports its outcome and offers undo. */
export type PageActions = {
  archive: (page: Page) => Promise<void>;
  unarchive: (page: Page) => Promise<void>;
  unpublish: (page: Page) => Promise<void>;
};

/** The actions of a page's menus. */
export function usePageActions(): PageActions {
  const client = useQueryClient();

  async function run(work: () => Promise<{ said: string; undo?: () => unknown }>): Promise<void> {
    try {
      const { said, undo } = await work();
      toast.success(said, undo && { action: { label: "Undo", onClick: () => void undo() } });
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      await client.invalidateQueries({ queryKey: [PAGES] });
    }
  }

  const archive = (page: Page): Promise<void> =>
    run(async () => {
      await call("POST /api/pages/:id/archive", { params: { id: page.id } });
      return { said: `“${page.title}” archived. Visitors no longer see it.`, undo: () => unarchive(page) };
    });

  const unarchive = (page: Page): Promise<void> =>
    run(async () => {
      await call("POST /api/pages/:id/unarchive", { params: { id: page.id } });
      return { said: `“${page.title}” restored`, undo: () => archive(page) };
    });

  const unpublish = (page: Page) =>
    run(async () => {
      const { versionId } = await call("POST /api/pages/:id/unpublish", { params: { id: page.id } });
      const undo = versionId === undefined ? undefined : () => republish(page, versionId);
      return { said: `“${page.title}” is off the site. Its draft stays.`, undo };
    });

  const republish = (page: Page, versionId: string) =>
    run(async () => {
      const { publishedAt } = await call("GET /api/pages/:id", { params: { id: page.id } });
      if (publishedAt !== undefined) throw new ApiError("NOT_UNDONE", 0, NOT_UNDONE);
      await call("POST /api/pages/:id/publish", { params: { id: page.id }, body: { versionId } });
      return { said: `“${page.title}” is on the site again.` };
    });

  return { archive, unarchive, unpublish };
}
