import { toast } from "#ui/kit";
import { getJson, messageOf } from "../api.ts";
import { pageApi } from "./page.ts";

/** Saves a page's blocks as the file blocks.json; a page without any only says so (spec 2). */
export async function downloadBlocks(id: string): Promise<void> {
  try {
    const blocks = await getJson<unknown[]>(`${pageApi(id)}/blocks.json`);
    if (blocks.length === 0) toast.error("No blocks to download");
    else saveFile("blocks.json", `${JSON.stringify(blocks, null, 2)}\n`);
  } catch (error) {
    toast.error(messageOf(error));
  }
}

function saveFile(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
