import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sendFile } from "#media/pictures";
import { toast } from "#ui/kit";
import type { SavedSettings } from "../contract.ts";
import { call } from "./client.ts";
import { SETTINGS_KEY } from "./use-settings-form.ts";

/** A font to upload, and what its owner says about it. */
export type NewFont = { file: File; licence: string; mayUse: boolean };

/** Uploads and deletes own fonts. Both take effect at once, without the form's "Save". */
export function useOwnFonts() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: SETTINGS_KEY });
  const adding = useMutation({
    mutationFn: ({ file, licence, mayUse }: NewFont) => {
      const query = new URLSearchParams({ file: file.name, licence, mayUse: String(mayUse) });
      return sendFile(`/api/settings/fonts?${query}`, file.slice(0, file.size, "font/woff2"), () => {});
    },
    onSuccess: async () => {
      await refresh();
      toast.success("Font added. Choose where it is used.");
    },
  });
  const removing = useMutation({
    mutationFn: (id: string) => call("DELETE /api/settings/fonts/:id", { params: { id } }),
    onSuccess: ({ ownFonts }) => {
      client.setQueryData(SETTINGS_KEY, (saved?: SavedSettings) => saved && { ...saved, ownFonts });
      toast.success("Font deleted");
    },
  });
  return { adding, removing };
}
