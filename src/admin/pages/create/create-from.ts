import { messageOf } from "#client";
import { DATA_TEMPLATES, dataTemplatePages, type DataTemplate, type NewPageBody } from "#publishing";
import { toast } from "#ui/kit";
import { call } from "../../call.ts";
import type { BlocksFile } from "../BlocksFileField.tsx";
import type { Beginning } from "./gallery/choices.ts";

type NewPage = Partial<NewPageBody> & { title: string; path: string };

const isWithData = (beginning: Beginning): beginning is DataTemplate => DATA_TEMPLATES.some((one) => one === beginning);

/**
 * Creates the pages of a template that shows rows. A further page whose address is taken is reported, and doesn't stop the
 * others.
 * @returns the id of the first page. @throws ApiError when that can't be made.
 */
async function createPages(template: DataTemplate, page: NewPage): Promise<string> {
  const [first, ...others] = dataTemplatePages(template, page.title);
  const { id } = await call("POST /api/pages", { body: { ...page, blocks: first.blocks } });
  for (const { suffix, blocks } of page.path.includes("/:id") ? [] : others) {
    const path = page.path.replace(/\/$/, "") + suffix;
    const beside = { ...page, id: undefined, title: `${page.title}: one entry`, path, blocks };
    await call("POST /api/pages", { body: beside }).then(
      () => toast.success(`The page for one entry, ${path}, is created too. Publish both.`),
      (error: unknown) => toast.error(`The page for one entry couldn’t be created at ${path}. ${messageOf(error)}`),
    );
  }
  return id;
}

/** Makes a page from a template or a file. @param page `id`: its own. @returns its id. @throws ApiError */
export async function createFrom(beginning: Beginning, page: NewPage, file: BlocksFile | undefined): Promise<string> {
  if (isWithData(beginning)) return createPages(beginning, page);
  const content = beginning === "file" ? { blocks: file?.blocks } : { template: beginning };
  return (await call("POST /api/pages", { body: { ...page, ...content } })).id;
}
