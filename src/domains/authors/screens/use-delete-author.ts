import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#client";
import { toast } from "#ui/kit";
import type { ListedAuthor } from "../contract.ts";
import { AUTHORS, call } from "./client.ts";

/** @returns a function that deletes an author and offers to undo it: the author is then added again as it was. */
export function useDeleteAuthor(): (author: ListedAuthor) => void {
  const client = useQueryClient();
  const shared = {
    onError: (error: Error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: [AUTHORS] }),
  };
  const again = useMutation({
    ...shared,
    mutationFn: (deleted: ListedAuthor) => call("POST /api/authors", { body: deleted }),
    onSuccess: ({ name }) => toast.success(`“${name}” is back.`),
  });
  const remove = useMutation({
    ...shared,
    mutationFn: ({ id }: ListedAuthor) => call("DELETE /api/authors/:id", { params: { id } }),
    onSuccess: (deleted) =>
      toast.success(`“${deleted.name}” deleted. Posts keep the name.`, {
        action: { label: "Undo", onClick: () => again.mutate(deleted) },
      }),
  });
  return remove.mutate;
}
