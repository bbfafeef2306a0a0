import { saveFile, toast } from "#ui/kit";
import { getJson, messageOf } from "../api.ts";
import { pageApi } from "./page.ts";

/** Saves a page's blocks as the file blocks.json; a page without any only says so (spec 2). */
export async function downloadBlocks(id: string): Promise<void> {
  try {
    const blocks = await getJson<unknown[]>(`${pageApi(id)}/blocks.json`);
    if (blocks.length === 0) toast.error("No blocks to download");
    else saveFile("blocks.json", `${JSON.stringify(blocks, null, 2)}\n`, "application/json");
  } catch (error) {
    toast.error(messageOf(error));
  }
}
