import type { FocusEventHandler, ReactNode } from "react";
import type { Path } from "#publishing";
import { FactMark } from "../ai/FactMark.tsx";

type FieldBoxProps = { path: Path; onFocus?: FocusEventHandler; onBlur?: FocusEventHandler; children: ReactNode };

/** The element around a field's control: it identifies the field, and shows its unconfirmed statement. */
export function FieldBox({ path, children, ...focus }: FieldBoxProps) {
  return (
    <div data-field={JSON.stringify(path)} className="relative" {...focus}>
      {children}
      <FactMark path={path} />
    </div>
  );
}
