import { CircleHelp, Info } from "lucide-react";
import type { ReactNode } from "react";
import type { Remark } from "./read-block.ts";

function List({ title, icon, remarks }: { title: string; icon: ReactNode; remarks: readonly Remark[] }) {
  if (remarks.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-1">
      <h3 className="flex items-center gap-1.5 text-sm [&_svg]:size-4 [&_svg]:shrink-0">
        {icon}
        {title}
      </h3>
      <ul className="grid gap-1 text-sm">
        {remarks.map(({ field, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a field may have the same remark twice
          <li key={index} className="break-words">
            <span className="font-semibold">{field}:</span> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

type RemarksProps = { unconfirmed: readonly Remark[]; notes: readonly Remark[] };

/** Remarks to read before accepting what a model wrote. */
export function Remarks({ unconfirmed, notes }: RemarksProps) {
  return (
    <>
      <List
        title="Nobody has confirmed this yet"
        icon={<CircleHelp aria-hidden className="text-accent-text" />}
        remarks={unconfirmed}
      />
      {unconfirmed.length > 0 && (
        <p className="text-sm text-ink-soft">
          You can accept it. The page can be published once you have confirmed or changed each of these.
        </p>
      )}
      <List title="Left out or changed" icon={<Info aria-hidden className="text-ink-soft" />} remarks={notes} />
    </>
  );
}
