import { saveFile, toast } from "#ui/kit";
import { messageOf, request } from "#client";
import { pageApi } from "./page.ts";

/** Saves a page's blocks as the file blocks.json; a page without any only says so (spec 2). */
export async function downloadBlocks(id: string): Promise<void> {
  try {
    const blocks = await request("GET", `${pageApi(id)}/blocks.json`);
    if (Array.isArray(blocks) && blocks.length === 0) toast.error("No blocks to download");
    else saveFile("blocks.json", `${JSON.stringify(blocks, null, 2)}\n`, "application/json");
  } catch (error) {
    toast.error(messageOf(error));
  }
}
