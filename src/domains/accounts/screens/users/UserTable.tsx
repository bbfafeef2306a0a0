import { Ban, CircleCheck, MoreHorizontal, UserRoundX } from "lucide-react";
import { useState } from "react";
import type { ListedUser, UserChange } from "../../user-contract.ts";
import { ROLES } from "#contract";
import {
  DataTable,
  EmptyState,
  IconButton,
  LoadMore,
  Menu,
  SearchField,
  StatusBadge,
  type Column,
  type MenuItem,
} from "#ui/kit";
import { useList } from "./use-list.ts";
import { useUser } from "#client";
import { roleName } from "../../role-name.ts";
import { DeleteUserDialog } from "./DeleteUserDialog.tsx";
import { OwnChangeDialog } from "./OwnChangeDialog.tsx";
import { useChangeUser } from "./use-change-user.ts";

function Status({ disabled, confirmed }: ListedUser) {
  if (disabled) return <StatusBadge tone="bad">Disabled</StatusBadge>;
  return confirmed ? <StatusBadge tone="good">Active</StatusBadge> : <StatusBadge>Address not confirmed</StatusBadge>;
}

function columnsFor(ownId: string): Column<ListedUser>[] {
  return [
    {
      id: "name",
      header: "Name",
      cell: ({ id, name }) => (
        <span className="flex min-w-0 items-center gap-2">
          <span className="wrap-anywhere">{name}</span>
          {id === ownId && <span className="text-sm font-normal text-ink-soft">you</span>}
        </span>
      ),
    },
    { id: "email", header: "Email", width: "minmax(0, 1fr)", cell: ({ email }) => email },
    { id: "role", header: "Role", cell: ({ role }) => roleName(role) },
    { id: "status", header: "Status", cell: Status },
  ];
}

/** All users, or those that a search finds, and what can be changed about them. */
export function UserTable() {
  const { id: ownId } = useUser();
  const [search, setSearch] = useState("");
  const { more, ...list } = useList("GET /api/users", { query: { search } });
  const changeUser = useChangeUser();
  const [own, setOwn] = useState<{ user: ListedUser; change: UserChange }>();
  const [leaving, setLeaving] = useState<ListedUser>();
  const ask = (user: ListedUser, change: UserChange) =>
    user.id === ownId ? setOwn({ user, change }) : changeUser(user, change);
  return (
    <>
      <div className="mb-4 flex">
        <SearchField label="Search users" value={search} onSearch={setSearch} />
      </div>
      <DataTable
        label="Users"
        columns={columnsFor(ownId)}
        {...list}
        rowKey={({ id }) => id}
        rowActions={(user) => (
          <UserActions user={user} onChange={(change) => ask(user, change)} onDelete={() => setLeaving(user)} />
        )}
        empty={<EmptyState title="No user found" />}
      />
      <LoadMore {...more} />
      {leaving && (
        <DeleteUserDialog user={leaving} isOwn={leaving.id === ownId} onClose={() => setLeaving(undefined)} />
      )}
      <OwnChangeDialog
        change={own?.change}
        onCancel={() => setOwn(undefined)}
        onConfirm={() => {
          if (own) void changeUser(own.user, own.change);
          setOwn(undefined);
        }}
      />
    </>
  );
}

type UserActionsProps = { user: ListedUser; onChange: (change: UserChange) => unknown; onDelete: () => void };

function UserActions({ user, onChange, onDelete }: UserActionsProps) {
  const roles: MenuItem[] = ROLES.map((role) => ({
    label: roleName(role),
    checked: role === user.role,
    onSelect: () => role !== user.role && onChange({ role }),
  }));
  const access: MenuItem = user.disabled
    ? { label: "Let them sign in again", icon: <CircleCheck />, onSelect: () => onChange({ disabled: false }) }
    : { label: "Disable", icon: <Ban />, danger: true, onSelect: () => onChange({ disabled: true }) };
  return (
    <Menu
      trigger={<IconButton label={`Change ${user.name}`} icon={<MoreHorizontal />} />}
      items={[
        ...roles,
        "separator",
        access,
        { label: "Delete account…", icon: <UserRoundX />, danger: true, onSelect: onDelete },
      ]}
    />
  );
}
