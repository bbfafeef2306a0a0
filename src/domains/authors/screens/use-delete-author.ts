import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isRefusal, messageOf } from "#client";
import { toast } from "#ui/kit";
import type { ListedAuthor } from "../contract.ts";
import { AUTHORS, call } from "./client.ts";

/**
 * @returns a function that deletes an author and offers to undo it, also where no answer says whether it is deleted: the
 * author is then added again as it was.
 */
export function useDeleteAuthor(): (author: ListedAuthor) => Promise<unknown> {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [AUTHORS] });
  const undoOf = (author: ListedAuthor) => ({ action: { label: "Undo", onClick: () => again.mutate(author) } });
  const again = useMutation({
    onSettled,
    onError: (error, deleted) => toast.error(messageOf(error), undoOf(deleted)),
    mutationFn: (deleted: ListedAuthor) => call("POST /api/authors", { body: deleted }),
    onSuccess: ({ name }) => toast.success(`“${name}” is back.`),
  });
  const remove = useMutation({
    onSettled,
    onError: (error, author) => toast.error(messageOf(error), isRefusal(error) ? {} : undoOf(author)),
    mutationFn: ({ id }: ListedAuthor) => call("DELETE /api/authors/:id", { params: { id } }),
    onSuccess: (deleted) => toast.success(`“${deleted.name}” deleted. Posts keep the name.`, undoOf(deleted)),
  });
  return remove.mutateAsync;
}
