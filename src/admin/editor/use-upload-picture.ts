import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { messageOf } from "#client";
import type { EditorProps } from "#editor";

/** @returns what uploads a picture into the library, with a message for people when it fails. */
export function useUploadPicture(): NonNullable<EditorProps["uploadPicture"]> {
  const client = useQueryClient();
  return useCallback(
    async (file, onProgress) => {
      try {
        const { sendPicture } = await import("#media/pictures");
        const picture = await sendPicture(file, onProgress);
        void client.invalidateQueries({ queryKey: ["/api/media"] });
        return picture;
      } catch (error) {
        throw error instanceof RangeError ? error : new Error(messageOf(error), { cause: error });
      }
    },
    [client],
  );
}
