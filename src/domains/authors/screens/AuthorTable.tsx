import { MoreHorizontal, SquarePen, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { safeHref } from "#shared";
import { DataTable, IconButton, Menu, type Column, type MenuItem, TwoLines } from "#ui/kit";
import type { ListedAuthor } from "../contract.ts";
import { AuthorAvatar } from "./AuthorAvatar.tsx";

function Name({ name, avatar, formerNames }: ListedAuthor) {
  return (
    <span className="flex min-w-0 items-center gap-3 py-1">
      <AuthorAvatar name={name} avatar={avatar} />
      <TwoLines below={formerNames.length > 0 && `Formerly ${formerNames.toReversed().join(", ")}`} isCut>
        {name}
      </TwoLines>
    </span>
  );
}

function LinkOf({ link }: ListedAuthor) {
  const href = safeHref(link);
  if (!href || !URL.canParse(href)) return null;
  return (
    <a href={href} target="_blank" rel="noreferrer" className="relative block truncate">
      {new URL(href).host.replace(/^www\./, "")}
    </a>
  );
}

const COLUMNS: Column<ListedAuthor>[] = [
  { id: "name", header: "Name", cell: Name },
  { id: "link", header: "Link", width: "minmax(0, 14rem)", cell: LinkOf, wideOnly: true },
  { id: "account", header: "Account", width: "minmax(0, 12rem)", cell: ({ userName }) => userName, wideOnly: true },
];

type AuthorTableProps = {
  rows: ListedAuthor[] | undefined;
  error: string | undefined;
  onRetry: () => void;
  /** The address that opens an author. */
  addressOf: (id: string) => string;
  /** Undefined for people who may not change authors. */
  actions?: { onEdit: (id: string) => void; onDelete: (author: ListedAuthor) => Promise<unknown> };
  empty: ReactNode;
};

/** Authors by name; each row opens its author and has a menu. */
export function AuthorTable({ addressOf, actions, ...list }: AuthorTableProps) {
  const itemsFor = (author: ListedAuthor, { onEdit, onDelete }: NonNullable<typeof actions>): MenuItem[] => [
    { label: "Edit", icon: <SquarePen />, onSelect: () => onEdit(author.id) },
    { label: "Delete", icon: <Trash2 />, danger: true, onSelect: () => onDelete(author) },
  ];
  return (
    <DataTable
      {...list}
      label="Authors"
      columns={COLUMNS}
      rowKey={({ id }) => id}
      rowLink={({ id }) => (actions ? addressOf(id) : undefined)}
      rowActions={
        actions &&
        ((author) => (
          <Menu
            trigger={<IconButton label={`Actions for ${author.name}`} icon={<MoreHorizontal />} />}
            items={itemsFor(author, actions)}
          />
        ))
      }
    />
  );
}
