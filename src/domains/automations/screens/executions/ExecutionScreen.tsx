import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { LoadingOrError, messageOf, Moment, usePolling, useSession } from "#client";
import { Alert, Button, PageHeader, StatusBadge, toast } from "#ui/kit";
import type { Execution } from "../../contract.ts";
import { automationAddress, entryAddress, EXECUTIONS } from "../addresses.ts";
import { call, KEYS, useLiveExecutions } from "../client.ts";
import { TRIGGER_WORDS } from "../words.ts";
import { EXECUTION_WORDS, isActive } from "./execution-words.ts";
import { StepList } from "./StepList.tsx";
import { ValueList } from "./ValueList.tsx";

const BACK = { to: EXECUTIONS, label: "Executions" };
/** How often a running execution is read again: where no events arrive, and in case one was lost. */
const POLL_MS = 2000;
const SAFETY_MS = 30_000;

/** The screen of the execution of the address, live while it is running. */
export function ExecutionScreen() {
  const { id = "" } = useParams();
  const everyMs = usePolling(useLiveExecutions() ? SAFETY_MS : POLL_MS);
  const { data, error, refetch } = useQuery({
    queryKey: [KEYS.executions, id],
    queryFn: ({ signal }) => call("GET /api/executions/:id", { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isActive(state.data.status) ? everyMs : false),
  });
  if (data) return <Shown execution={data} />;
  return (
    <>
      <PageHeader title="Execution" back={BACK} />
      <LoadingOrError error={error} onRetry={() => void refetch()} lines={8} />
    </>
  );
}

function Shown({ execution }: { execution: Execution }) {
  const { id, automationId, automationName, version, status, trigger, isTest, error } = execution;
  const about = entryAddress(trigger);
  const client = useQueryClient();
  const mayRun = useSession().may("automation.manage");
  const shared = {
    onError: (failure: Error) => toast.error(messageOf(failure)),
    onSuccess: (changed: Execution) => client.setQueryData([KEYS.executions, id], changed),
  };
  const cancel = useMutation({
    ...shared,
    mutationFn: () => call("POST /api/executions/:id/cancel", { params: { id } }),
  });
  const again = useMutation({
    ...shared,
    mutationFn: (from: number) => call("POST /api/executions/:id/again", { params: { id }, body: { from } }),
  });
  const { text, tone } = EXECUTION_WORDS[status];
  return (
    <>
      <PageHeader
        title={automationName}
        back={BACK}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
            <StatusBadge tone={tone}>{text}</StatusBadge>
            <span>
              {TRIGGER_WORDS[trigger.type].title}, <Moment at={execution.createdAt} />
            </span>
            {isTest && <span>Test run</span>}
            {about !== undefined && <Link to={about}>See the entry</Link>}
          </span>
        }
        actions={
          mayRun && (
            <>
              {isActive(status) ? (
                <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
                  Cancel execution
                </Button>
              ) : (
                <Button busy={again.isPending} onClick={() => again.mutate(0)}>
                  Run again
                </Button>
              )}
            </>
          )
        }
      />
      <div className="grid max-w-4xl gap-6">
        {isTest && (
          <Alert kind="info">Nothing was sent or changed. You see what each step would have sent or changed.</Alert>
        )}
        {error && <Alert kind="error">{error.message}</Alert>}
        <StepList
          execution={execution}
          onAgain={mayRun && !isActive(status) ? (from) => again.mutate(from) : undefined}
        />
        {trigger.values && Object.keys(trigger.values).length > 0 && (
          <section aria-labelledby="values" className="grid gap-3">
            <h2 id="values" className="text-lead font-semibold">
              What started it
            </h2>
            <ValueList values={trigger.values} />
          </section>
        )}
        <p className="text-sm text-ink-soft">
          Version {version} of <Link to={automationAddress(automationId)}>{automationName}</Link>.{" "}
          {isActive(status) && (
            <>
              It fails if it hasn’t ended by <Moment at={execution.deadlineAt} />.
            </>
          )}
        </p>
      </div>
    </>
  );
}
