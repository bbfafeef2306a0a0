import { PenLine } from "lucide-react";
import { Button, EmptyState } from "#ui/kit";

type NoAuthorsProps = {
  search: string;
  /** Ends the search. */
  onAll: () => void;
  /** False for people who may not add authors. */
  onCreate: false | (() => void);
};

/** Shown where the list of authors is empty: what authors are for, or that a search found none. */
export function NoAuthors({ search, onAll, onCreate }: NoAuthorsProps) {
  if (search)
    return (
      <EmptyState icon={<PenLine />} title="No author found" action={<Button onClick={onAll}>Show all authors</Button>}>
        No present or former name contains “{search}”.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<PenLine />}
      title="No authors yet"
      action={onCreate && <Button onClick={onCreate}>Add the first author</Button>}
    >
      Add the people who write your posts. Readers see their picture, a few words about them and a link with every post
      that has their name.
    </EmptyState>
  );
}
