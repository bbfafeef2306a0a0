import { useQueryClient } from "@tanstack/react-query";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router";
import { LoadingOrError, useSentId, useSession, useSubmit } from "#client";
import { Alert, Button, ButtonLink, EmptyState, PageHeader, TextField } from "#ui/kit";
import { Building2 } from "lucide-react";
import { readPlanChoice } from "../../plan-address.ts";
import { call } from "../client.ts";

/** An organisation that may get the plan. */
export type Owned = { name: string; title: string };

type StartPlanProps = {
  /** The organisations that the user owns; undefined while they are loading. */
  owned: readonly Owned[] | undefined;
  error: Error | null;
  onRetry: () => void;
  /** The key of the query that lists them. */
  organisationsKey: string;
};

/** `/account/plan?plan=…`: leads to the plan of the user's organisation, or makes one first. */
export function StartPlanScreen({ owned, error, onRetry, organisationsKey }: StartPlanProps) {
  const { search } = useLocation();
  if (!owned) return <LoadingOrError error={error} onRetry={onRetry} lines={4} />;
  const [only, second] = owned;
  if (!only) return <FirstOrganisation organisationsKey={organisationsKey} />;
  if (!second) return <Navigate replace to={addressOf(only, search)} />;
  return (
    <>
      <PageHeader title="Which organisation?" description="Choose the organisation that the plan is for." />
      <ul className="grid max-w-xl gap-2">
        {owned.map((one) => (
          <li key={one.name}>
            <ButtonLink to={addressOf(one, search)} icon={<Building2 />}>
              {one.title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const addressOf = ({ name }: Pick<Owned, "name">, search: string) => `/account/organisations/${name}/plan${search}`;

function FirstOrganisation({ organisationsKey }: { organisationsKey: string }) {
  const { signUp } = useSession();
  const [query] = useSearchParams();
  const { search } = useLocation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const sent = useSentId("organisations/sent");
  const plan = readPlanChoice(query)?.plan;
  const form = useSubmit(
    async ({ title = "" }) => {
      const body = { title, plan: plan ?? "" };
      const { name } = await call("POST /api/organisations", { body: { ...body, id: sent.idFor(body) } });
      sent.drop();
      await client.invalidateQueries({ queryKey: [organisationsKey] });
      return name;
    },
    (name) => void navigate(addressOf({ name }, search), { replace: true }),
  );
  if (signUp !== "open" || plan === undefined) {
    return (
      <>
        <PageHeader title="Your plan" />
        <EmptyState icon={<Building2 />} title="You don’t own an organisation">
          A plan belongs to an organisation. Ask the staff of this site to set one up for you.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader title="Name your organisation" description="Your plan, your people and your data belong to it." />
      <form method="post" noValidate onSubmit={form.handleSubmit} className="grid max-w-xl gap-4">
        <TextField
          label="Name of the organisation"
          name="title"
          required
          maxLength={120}
          autoComplete="organization"
          error={form.faults.title}
        />
        {form.error !== undefined && <Alert kind="error">{form.error}</Alert>}
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            Continue
          </Button>
        </div>
      </form>
    </>
  );
}
