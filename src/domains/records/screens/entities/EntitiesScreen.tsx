import { Database, MoreHorizontal, Plus, Settings2, Table2, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { useAddressQuery, useCommands, useSession } from "#client";
import {
  ButtonLink,
  DataTable,
  EmptyState,
  IconButton,
  LoadMore,
  Menu,
  PageHeader,
  SearchField,
  StatusBadge,
  type Column,
} from "#ui/kit";
import { presentProperties, type Entity } from "../../entities/property.ts";
import { entityAddress, NEW_ENTITY, rowsAddress } from "../addresses.ts";
import { EntityTitle } from "../EntityTitle.tsx";
import { useList } from "../client.ts";
import { DeletedEntities } from "./DeletedEntities.tsx";
import { DeleteEntityDialog } from "./DeleteEntityDialog.tsx";
import { Starters } from "./Starters.tsx";
import { useDeleteEntity } from "./use-delete-entity.ts";

function Visitors({ visitors: { read, create } }: Entity) {
  if (!read && !create) return <StatusBadge>Closed to visitors</StatusBadge>;
  const rights = [read && "see", create && "add"].filter(Boolean).join(" and ");
  return <StatusBadge tone={create ? "attention" : "good"}>Visitors can {rights}</StatusBadge>;
}

const COLUMNS: Column<Entity>[] = [
  { id: "title", header: "Entity", cell: EntityTitle },
  { id: "properties", header: "Properties", align: "end", cell: (entity) => presentProperties(entity).length },
  { id: "visitors", header: "Visitors", cell: Visitors },
];

function Actions({ entity, onDelete }: { entity: Entity; onDelete: (entity: Entity) => void }) {
  const { name, titlePlural } = entity;
  return (
    <Menu
      trigger={<IconButton label={`Actions for ${titlePlural}`} icon={<MoreHorizontal />} />}
      items={[
        { label: "Rows", icon: <Table2 />, to: rowsAddress(name) },
        { label: "Change entity", icon: <Settings2 />, to: entityAddress(name) },
        "separator",
        { label: "Delete…", icon: <Trash2 />, danger: true, onSelect: () => onDelete(entity) },
      ]}
    />
  );
}

function NewEntityCommand() {
  const navigate = useNavigate();
  const commands = useMemo(() => {
    const run = () => void navigate(NEW_ENTITY);
    return [{ id: "new-entity", label: "New entity…", group: "Actions", icon: <Plus />, run }];
  }, [navigate]);
  useCommands(commands);
  return null;
}

function NoEntities({ mayEdit }: { mayEdit: boolean }) {
  return (
    <>
      <EmptyState icon={<Database />} title="Nothing is listed yet">
        {mayEdit
          ? "Keep the things that you list here, and show them on your pages. Begin with one of these, or make your own."
          : "People who may change data list things here."}
      </EmptyState>
      {mayEdit && <Starters />}
    </>
  );
}

/** The entities: what the site lists. */
export function EntitiesScreen() {
  const { may } = useSession();
  const { read, change } = useAddressQuery();
  const search = read("search");
  const { more, ...list } = useList("GET /api/entities", { query: { search } });
  const mayEdit = may("data.edit");
  const [deleting, setDeleting] = useState<Entity>();
  const { remove, busy } = useDeleteEntity();
  return (
    <>
      <PageHeader
        title="Data"
        description="What you list: mentors, courses, events or anything else. Pages show it with the blocks Rows list, New row and Row overview."
        actions={
          mayEdit && (
            <ButtonLink variant="primary" to={NEW_ENTITY} icon={<Plus aria-hidden />}>
              New entity
            </ButtonLink>
          )
        }
      />
      <div className="mb-4 flex">
        <SearchField
          label="Search entities"
          value={search}
          onSearch={(text) => change({ search: text || undefined })}
        />
      </div>
      <DataTable
        label="Entities"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        rowLink={({ name }) => rowsAddress(name)}
        rowActions={mayEdit ? (entity) => <Actions entity={entity} onDelete={setDeleting} /> : undefined}
        {...list}
        empty={search ? <EmptyState title="No entity found" /> : <NoEntities mayEdit={mayEdit} />}
      />
      <LoadMore {...more} />
      {mayEdit && <DeletedEntities />}
      {mayEdit && <NewEntityCommand />}
      {deleting && (
        <DeleteEntityDialog
          entity={deleting}
          busy={busy}
          // Another entity may be asked about by then.
          onDelete={() => void remove(deleting).then(() => setDeleting((now) => (now === deleting ? undefined : now)))}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
