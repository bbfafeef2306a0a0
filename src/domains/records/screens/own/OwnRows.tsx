import { SearchX } from "lucide-react";
import { useMemo } from "react";
import { useParams } from "react-router";
import { LoadingOrError } from "#client";
import { ButtonLink, EmptyState, PageHeader } from "#ui/kit";
import { Bin } from "../rows/BinScreen.tsx";
import { RowList } from "../rows/RowList.tsx";
import { RowsAreaContext, type RowsArea } from "../rows/rows-area.ts";
import { useOwnEntity } from "../use-entities.ts";

type OwnRowsProps = {
  tenant: string;
  /** The address of the tenant's entities: rows of one are at `<base>/<entity>`, its bin at `<base>/<entity>/bin`. */
  base: string;
  isBin?: boolean;
};

/** The rows of a tenant for its people, of the entity of the address; or their bin. */
export function OwnRows({ tenant, base, isBin = false }: OwnRowsProps) {
  const { entity: called = "" } = useParams();
  const { data: entity, isLoaded, error, refetch } = useOwnEntity({ tenant, entity: called });
  const mayEdit = entity?.mayEdit ?? false;
  const area = useMemo<RowsArea>(
    () => ({
      tenant,
      home: { to: base, label: "Data" },
      rowsAddress: (name) => `${base}/${name}`,
      binAddress: (name) => `${base}/${name}/bin`,
      mayEdit,
    }),
    [tenant, base, mayEdit],
  );
  if (entity) {
    return (
      <RowsAreaContext value={area}>
        {isBin ? <Bin entity={entity} /> : <RowList key={entity.id} entity={entity} />}
      </RowsAreaContext>
    );
  }
  return (
    <>
      <PageHeader title="Rows" back={area.home} />
      {isLoaded ? (
        <EmptyState
          icon={<SearchX />}
          title="Nothing here for you"
          action={<ButtonLink to={base}>All data</ButtonLink>}
        >
          This list doesn’t exist, or your role in the organisation doesn’t include it.
        </EmptyState>
      ) : (
        <LoadingOrError error={error} onRetry={() => void refetch()} lines={8} />
      )}
    </>
  );
}
