import { Circle, CircleCheck, X } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { cx, keysOf } from "#shared";
import type { GettingStarted as State } from "#settings";
import { IconButton } from "#ui/kit";
import { STEPS, type ShownStep } from "./steps.ts";
import { useGettingStarted } from "./use-getting-started.ts";
import { useHideList } from "./use-hide-list.ts";

const NAMES = keysOf(STEPS);

/** What makes a new site its owners', until all of it is done or an administrator hides it. */
export function GettingStarted() {
  const { data } = useGettingStarted();
  if (!data || data.isHidden || data.done.length === NAMES.length) return null;
  return <List state={data} />;
}

function List({ state }: { state: State }) {
  const id = useId();
  const { hide, isHiding } = useHideList();
  return (
    <section aria-labelledby={id} className="mb-4 rounded-card border border-line bg-raised p-4 md:p-5">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id={id} className="text-lead font-semibold">
            Getting started
          </h2>
          <p className="text-sm text-ink-soft">
            {state.done.length} of {NAMES.length} done
          </p>
        </div>
        <IconButton
          label="Hide “Getting started”"
          icon={<X />}
          className="-me-1.5 -mt-1.5"
          aria-disabled={isHiding || undefined}
          onClick={hide}
        />
      </div>
      <ol className="-mx-2 mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
        {NAMES.map((name) => (
          <Step key={name} {...STEPS[name]} href={STEPS[name].to(state)} isDone={state.done.includes(name)} />
        ))}
      </ol>
    </section>
  );
}

type StepProps = Omit<ShownStep, "to"> & { href: string; isDone: boolean };

/** A step; its link covers all of it. */
function Step({ title, hint, href, isDone }: StepProps) {
  const Mark = isDone ? CircleCheck : Circle;
  return (
    <li className="relative flex gap-2.5 rounded-control px-2 py-1.5 hover:bg-hover pointer-coarse:min-h-11">
      <Mark aria-hidden className={cx("mt-0.5 size-4.5 shrink-0", isDone ? "text-brand" : "text-ink-faint")} />
      <div className="grid content-start">
        <Link
          to={href}
          className={cx(
            "no-underline after:absolute after:inset-0",
            isDone ? "text-ink-soft" : "font-semibold text-ink",
          )}
        >
          {title}
          {isDone && <span className="sr-only"> (done)</span>}
        </Link>
        {!isDone && <span className="text-sm text-ink-soft">{hint}</span>}
      </div>
    </li>
  );
}
