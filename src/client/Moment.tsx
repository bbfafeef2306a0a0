import { thisYearFormat } from "./moment-text.ts";

const EXACT = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "long" });
const WITH_YEAR = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const THIS_YEAR = thisYearFormat();

function shortText(time: Date): string {
  const isThisYear = time.getFullYear() === new Date().getFullYear();
  return (isThisYear ? THIS_YEAR : WITH_YEAR).format(time);
}

/** A time in the reader's language and zone; the exact one is its tooltip, or all of it with `exact`. */
export function Moment({ at, exact = false }: { at: string; exact?: boolean }) {
  const time = new Date(at);
  const full = EXACT.format(time);
  return (
    <time dateTime={at} title={full}>
      {exact ? full : shortText(time)}
    </time>
  );
}
