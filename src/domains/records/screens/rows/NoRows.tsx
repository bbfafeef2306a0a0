import { Table2 } from "lucide-react";
import { Button, EmptyState } from "#ui/kit";

type NoRowsProps = {
  title: string;
  /** Whether a search or a filter leaves rows out. */
  isNarrowed: boolean;
  onAll: () => void;
  /** Undefined for people who may not add rows. */
  onCreate?: () => void;
};

/** In place of the rows: there are none, or a search or a filter finds none. */
export function NoRows({ title, isNarrowed, onAll, onCreate }: NoRowsProps) {
  if (isNarrowed)
    return (
      <EmptyState icon={<Table2 />} title="No row found" action={<Button onClick={onAll}>Show all rows</Button>}>
        Each word of a search has to begin a word of the row, and each filter has to fit.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Table2 />}
      title="No rows yet"
      action={onCreate && <Button onClick={onCreate}>Add the first row</Button>}
    >
      {onCreate
        ? "Add them one by one, or import them from a CSV file or a spreadsheet."
        : `The rows of “${title}” are listed here.`}
    </EmptyState>
  );
}
