import { DoorClosed } from "lucide-react";
import { Navigate, Route, Routes, useNavigate, useParams } from "react-router";
import { LoadingOrError } from "#client";
import { PlanScreen } from "#billing/own";
import { OwnEntities, OwnRows } from "#records/own";
import { ButtonLink, EmptyState, PageHeader } from "#ui/kit";
import type { Organisation } from "../../contract.ts";
import { ACCOUNT, organisationAddress } from "../addresses.ts";
import { Limits } from "../limits/Limits.tsx";
import { People } from "../people/People.tsx";
import { NameForm } from "./NameForm.tsx";
import { useOrganisation } from "./use-organisations.ts";

/** `/account/organisations/:tenant/*`: an organisation for those who belong to it. */
export function OrganisationScreens() {
  const { tenant = "" } = useParams();
  const { organisation, isLoaded, error, refetch } = useOrganisation(tenant);
  if (organisation) return <Screens organisation={organisation} />;
  if (!isLoaded) return <LoadingOrError error={error} onRetry={() => void refetch()} lines={6} />;
  return (
    <>
      <PageHeader title="No access" />
      <EmptyState
        icon={<DoorClosed />}
        title="You don’t belong to this organisation"
        action={<ButtonLink to={ACCOUNT}>Your organisations</ButtonLink>}
      >
        It doesn’t exist, or someone has removed you from it. Ask its owner if you need it.
      </EmptyState>
    </>
  );
}

function Screens({ organisation }: { organisation: Organisation }) {
  const { name: tenant, role } = organisation;
  const navigate = useNavigate();
  const data = `${organisationAddress(tenant)}/data`;
  return (
    <Routes>
      <Route index element={<Navigate replace to="data" />} />
      <Route
        path="data"
        element={
          <>
            <PageHeader title="Data" description="What your organisation lists." />
            <OwnEntities tenant={tenant} base={data} />
          </>
        }
      />
      <Route path="data/:entity" element={<OwnRows tenant={tenant} base={data} />} />
      <Route path="data/:entity/bin" element={<OwnRows tenant={tenant} base={data} isBin />} />
      <Route
        path="people"
        element={
          <>
            <PageHeader title="People" description="Who belongs to your organisation, and what they may do." />
            <People tenant={tenant} actor={role} onLeft={() => void navigate(ACCOUNT)} />
          </>
        }
      />
      {role === "owner" && (
        <Route path="plan" element={<PlanScreen tenant={tenant} usage={<Limits tenant={tenant} />} />} />
      )}
      <Route
        path="settings"
        element={
          <>
            <PageHeader title="Organisation" />
            <div className="grid max-w-2xl gap-8">
              {role === "owner" && <NameForm organisation={organisation} />}
              <Limits tenant={tenant} />
            </div>
          </>
        }
      />
      <Route path="*" element={<Navigate replace to={data} />} />
    </Routes>
  );
}
