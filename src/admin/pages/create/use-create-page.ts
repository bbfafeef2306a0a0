import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { PageSummary } from "#publishing";
import { isObject, slugOf } from "#shared";
import { toast, useKept } from "#ui/kit";
import { ApiError, useSentId, useSubmit } from "#client";
import { call } from "../../call.ts";
import type { BlocksFile } from "../BlocksFileField.tsx";
import { editorScreen, PAGES } from "../page.ts";
import { blocksFault } from "../read-blocks-file.ts";
import { createFrom } from "./create-from.ts";
import type { Beginning } from "./gallery/choices.ts";

/** The form's values; a title and a path that nobody entered are suggested. */
type Values = Partial<Pick<PageSummary, "title" | "path" | "locale">> & { beginning: Beginning };

type Names = Pick<PageSummary, "title" | "path">;

/** @returns the names of a copy: in another language those of the original, which it then is a version of. */
function copyNames({ title, path, locale }: PageSummary, copyLocale: Values["locale"]): Names {
  if (locale !== copyLocale) return { title, path };
  const base = path.replaceAll(/\/:id[12]|\/$/g, "") || "/home";
  return { title: `Copy of ${title}`, path: `${base}-copy` };
}

/** The form for a new page; the address follows the title until the user enters one. @param original the page to duplicate. */
export function useCreatePage(original: PageSummary | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const first: Values = original ? { locale: original.locale, beginning: "empty" } : { beginning: "landing" };
  // Only this form writes under this name.
  const kept = useKept(`create-page/${original?.id ?? ""}`, (was) => (isObject(was) ? { ...first, ...was } : first));
  // A large file isn't written again with each key of the title.
  const keptFile = useKept(`create-page/${original?.id ?? ""}/file`, (was) => was as BlocksFile | undefined);
  const sent = useSentId("create-page/sent");
  const { locale, beginning } = kept.value;
  const file = keptFile.value;
  const suggested = original && copyNames(original, locale);
  const title = kept.value.title ?? suggested?.title ?? "";
  const path = kept.value.path ?? suggested?.path ?? `/${slugOf(title)}`;
  const discard = () => {
    kept.drop();
    keptFile.drop();
  };
  const change = (next: Partial<Values>) => kept.change({ ...kept.value, ...next });

  const form = useSubmit(
    async () => {
      if (!original && beginning === "file" && !file) throw new ApiError("INVALID", 422, "Choose a file first.");
      const entered = { kind: original?.kind, title, path, locale };
      const page = { ...entered, id: sent.idFor([entered, original?.id ?? beginning, file]) };
      try {
        const id = original
          ? (await call("POST /api/pages", { body: { ...page, from: original.id } })).id
          : await createFrom(beginning, page, file);
        await client.invalidateQueries({ queryKey: [PAGES] });
        discard();
        sent.drop();
        toast.success(`“${title}” created. It stays hidden until you publish it.`);
        return id;
      } catch (error) {
        throw blocksFault(error);
      }
    },
    (id) => void navigate(editorScreen(id)),
  );

  const chooseFile = (chosen: BlocksFile | undefined) => {
    if (chosen) keptFile.change(chosen);
    else keptFile.drop();
    form.clearError();
  };

  const isKept = kept.isKept || keptFile.isKept;
  return { form, values: { ...kept.value, file, title, path }, change, chooseFile, isKept, discard };
}
