import { LogOut, MoreHorizontal, UserMinus, UserPlus } from "lucide-react";
import { useState } from "react";
import { Moment, useUser } from "#client";
import { TENANT_ROLES, type TenantRole } from "#contract";
import {
  Button,
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
import type { Person } from "../../contract.ts";
import { tenantRoleName } from "../../role-names.ts";
import { mayInviteAs, mayRemove, type Actor } from "../../role-rules.ts";
import { useList } from "../client.ts";
import { InvitePerson } from "./InvitePerson.tsx";
import { Invitations } from "./Invitations.tsx";
import { RemoveDialog } from "./RemoveDialog.tsx";
import { StepDownDialog } from "./StepDownDialog.tsx";
import { usePeople } from "./use-people.ts";

const columnsFor = (ownId: string): Column<Person>[] => [
  {
    id: "name",
    header: "Name",
    cell: ({ id, name, disabled }) => (
      <span className="flex min-w-0 items-center gap-2">
        <span className="wrap-anywhere">{name}</span>
        {id === ownId && <span className="text-sm font-normal text-ink-soft">you</span>}
        {disabled && <StatusBadge tone="bad">Disabled</StatusBadge>}
      </span>
    ),
  },
  { id: "email", header: "Email", width: "minmax(0, 1fr)", cell: ({ email }) => email },
  { id: "role", header: "Role", cell: ({ role }) => tenantRoleName(role) },
  { id: "joined", header: "Joined", wideOnly: true, cell: ({ joinedAt }) => <Moment at={joinedAt} /> },
];

function NoPeople({ search, mayInvite }: { search: string; mayInvite: boolean }) {
  if (search) return <EmptyState title="No person found" />;
  return (
    <EmptyState icon={<UserPlus />} title="Nobody belongs to this organisation yet">
      {mayInvite && "Invite its first owner: they can then invite everyone else."}
    </EmptyState>
  );
}

type PeopleProps = {
  tenant: string;
  /** The user's role in the tenant; undefined for staff of the site. */
  actor: Actor;
  /** Called after the user has left the tenant. */
  onLeft?: () => void;
};

/** The people of a tenant and those invited to it, with what the user may change about them. */
export function People({ tenant, actor, onLeft }: PeopleProps) {
  const { id: ownId } = useUser();
  const [search, setSearch] = useState("");
  const { more, ...list } = useList("GET /api/tenants/:tenant/people", { params: { tenant }, query: { search } });
  const { changeRole, remove } = usePeople(tenant);
  const [isInviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<Person>();
  const [stepping, setStepping] = useState<{ person: Person; role: TenantRole }>();
  const isOwner = actor === undefined || actor === "owner";
  const mayInvite = mayInviteAs(actor, "member");
  const itemsFor = (person: Person): (MenuItem | "separator")[] => {
    const isOneself = person.id === ownId;
    const change = (role: TenantRole) =>
      isOneself && actor !== undefined ? setStepping({ person, role }) : changeRole(person, role);
    const roles: MenuItem[] = TENANT_ROLES.map((role: TenantRole) => ({
      label: tenantRoleName(role),
      checked: role === person.role,
      onSelect: () => role !== person.role && change(role),
    }));
    const out: MenuItem = {
      label: isOneself ? "Leave the organisation" : "Remove",
      icon: isOneself ? <LogOut /> : <UserMinus />,
      danger: true,
      onSelect: () => setLeaving(person),
    };
    return isOwner ? [...roles, "separator", out] : mayRemove(actor, isOneself) ? [out] : [];
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <SearchField label="Search people" value={search} onSearch={setSearch} />
        {mayInvite && (
          <Button icon={<UserPlus />} onClick={() => setInviting(true)}>
            Invite someone
          </Button>
        )}
      </div>
      <DataTable
        label="People"
        columns={columnsFor(ownId)}
        {...list}
        rowKey={({ id }) => id}
        rowActions={(person) => {
          const items = itemsFor(person);
          return (
            items.length > 0 && (
              <Menu trigger={<IconButton label={`Change ${person.name}`} icon={<MoreHorizontal />} />} items={items} />
            )
          );
        }}
        empty={<NoPeople {...{ search, mayInvite }} />}
      />
      <LoadMore {...more} />
      {mayInvite && <Invitations {...{ tenant, actor }} />}
      {isInviting && <InvitePerson {...{ tenant, actor }} onClose={() => setInviting(false)} />}
      {stepping && (
        <StepDownDialog
          role={stepping.role}
          onCancel={() => setStepping(undefined)}
          onConfirm={() => {
            setStepping(undefined);
            void changeRole(stepping.person, stepping.role, false);
          }}
        />
      )}
      {leaving && (
        <RemoveDialog
          person={leaving}
          isOneself={leaving.id === ownId}
          onCancel={() => setLeaving(undefined)}
          onConfirm={async () => {
            const isOneself = leaving.id === ownId;
            const isDone = await remove(leaving, isOneself);
            // Someone else may be asked about by then.
            setLeaving((now) => (now === leaving ? undefined : now));
            if (isDone && isOneself) onLeft?.();
          }}
        />
      )}
    </>
  );
}
