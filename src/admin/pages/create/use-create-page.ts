import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { PageSummary } from "#publishing";
import { toast } from "#ui/kit";
import { ApiError, sendJson } from "../../api.ts";
import { useSubmit } from "../../use-submit.ts";
import type { BlocksFile } from "../BlocksFileField.tsx";
import { PAGES, pageScreen } from "../page.ts";
import { blocksFault } from "../read-blocks-file.ts";
import { suggestPath } from "./suggest-path.ts";
import type { Beginning } from "./TemplateChoice.tsx";

function beginningOf(original: PageSummary | undefined) {
  if (!original) return { title: "", path: "/" };
  const base = original.path.replaceAll(/\/:id[12]|\/$/g, "") || "/home";
  return { title: `Copy of ${original.title}`, path: `${base}-copy` };
}

/** The form for a new page; the address follows the title until somebody writes one. @param original the page to duplicate. */
export function useCreatePage(original: PageSummary | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const start = beginningOf(original);
  const [title, setTitle] = useState(start.title);
  const [path, setPath] = useState<string | undefined>(original && start.path);
  const [locale, setLocale] = useState(original?.locale);
  const [beginning, setBeginning] = useState<Beginning>("landing");
  const [file, setFile] = useState<BlocksFile>();
  const address = path ?? suggestPath(title);

  const form = useSubmit(async () => {
    if (!original && beginning === "file" && !file) throw new ApiError("INVALID", 422, "Choose a file first.");
    const content = original
      ? { from: original.id }
      : beginning === "file"
        ? { blocks: file?.blocks }
        : { template: beginning };
    try {
      const { id } = await sendJson<{ id: string }>("POST", PAGES, { title, path: address, locale, ...content });
      await client.invalidateQueries({ queryKey: [PAGES] });
      toast.success(`“${title}” is created. Nobody sees it until you publish it.`);
      await navigate(pageScreen(id));
    } catch (error) {
      throw blocksFault(error);
    }
  });

  return { form, title, setTitle, path: address, setPath, locale, setLocale, beginning, setBeginning, file, setFile };
}
