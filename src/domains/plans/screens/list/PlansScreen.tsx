import { Tags, Plus, TicketPercent } from "lucide-react";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { LoadingOrError, useCommands, useSession } from "#client";
import { Button, ButtonLink, EmptyState, PageHeader, useKeptFocus, screenHeading } from "#ui/kit";
import type { Plan } from "../../plan-contract.ts";
import { COUPONS, NEW_PLAN } from "../addresses.ts";
import { usePlans } from "../client.ts";
import { PlanList } from "./PlanList.tsx";
import { usePlanActions } from "./use-plan-actions.ts";

function AddCommand() {
  const navigate = useNavigate();
  const commands = useMemo(() => {
    const run = () => void navigate(NEW_PLAN);
    return [{ id: "add-plan", label: "Add plan…", group: "Actions", icon: <Plus />, run }];
  }, [navigate]);
  useCommands(commands);
  return null;
}

function NoPlans({ mayEdit }: { mayEdit: boolean }) {
  return (
    <EmptyState
      icon={<Tags />}
      title="No plan is offered"
      action={mayEdit && <ButtonLink to={NEW_PLAN}>Add a plan</ButtonLink>}
    >
      Plans say what you offer and what it costs. Pages show them with the block Pricing.
    </EmptyState>
  );
}

/** Plans that aren't offered any more. */
function ArchivedPlans({ plans, onRestore }: { plans: readonly Plan[]; onRestore?: (plan: Plan) => void }) {
  if (plans.length === 0) return null;
  return (
    <section className="mt-8 grid gap-2">
      <h2 className="text-lead font-semibold">Archived plans</h2>
      <p className="text-sm text-ink-soft">They are no longer offered. Subscriptions keep them.</p>
      <ul aria-label="Archived plans" className="divide-y divide-line rounded-card border border-line bg-raised">
        {plans.map((plan) => (
          <li key={plan.id} aria-label={plan.name} className="flex items-center gap-3 px-4 py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">{plan.name}</span>
            {onRestore && <Button onClick={() => onRestore(plan)}>Restore</Button>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The area "Plans": what is offered, in the order of the price list. */
export function PlansScreen() {
  const { may } = useSession();
  const mayEdit = may("plan.manage");
  const { data, error, refetch } = usePlans();
  const actions = usePlanActions();
  const offered = data?.filter(({ isArchived }) => !isArchived);
  const archived = data?.filter(({ isArchived }) => isArchived) ?? [];
  // What is archived or restored goes from one list to the other.
  const focus = useKeptFocus(() => screenHeading()?.focus({ preventScroll: true }));
  return (
    <>
      <PageHeader
        title="Plans"
        description="What you offer and what it costs, in the order of the price list."
        actions={
          <>
            <ButtonLink to={COUPONS} icon={<TicketPercent aria-hidden />}>
              Coupons
            </ButtonLink>
            {mayEdit && (
              <ButtonLink variant="primary" to={NEW_PLAN} icon={<Plus aria-hidden />}>
                Add plan
              </ButtonLink>
            )}
          </>
        }
      />
      <div {...focus}>
        {offered ? (
          offered.length > 0 ? (
            <PlanList plans={offered} actions={mayEdit ? actions : undefined} />
          ) : (
            <NoPlans mayEdit={mayEdit} />
          )
        ) : (
          <LoadingOrError error={error} onRetry={() => void refetch()} lines={6} />
        )}
        <ArchivedPlans plans={archived} onRestore={mayEdit ? actions.restore : undefined} />
      </div>
      {mayEdit && <AddCommand />}
    </>
  );
}
