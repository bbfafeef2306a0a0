import { isCohortEnd, percent } from "./chart-data.ts";

/** A coordinate in a drawing of one unit per month and 100 units of height, without needless digits. */
const short = (value: number) => String(Math.round(value * 10) / 10);
const top = (height: number) => short((1 - height) * 100);

/** A bar for each value, in two paths: the ends of cohorts are highlighted. */
function Bars({ heights }: { heights: number[] }) {
  const bar = (index: number) => `M${short(index + 0.2)} 100V${top(heights[index] ?? 0)}h.7V100z`;
  const months = [...heights.keys()];
  const draw = (isEnd: boolean) => months.filter((index) => isCohortEnd(index) === isEnd).map(bar);
  return (
    <>
      <path d={draw(false).join("")} className="roi-bar" />
      <path d={draw(true).join("")} className="roi-brand" />
    </>
  );
}

/** A line through the values with the area below it. */
function Line({ heights }: { heights: number[] }) {
  const points = heights.map((height, index) => `${index + 0.5} ${top(height)}`).join("L");
  return (
    <>
      <path d={`M.5 100L${points}V100Z`} className="roi-area" />
      <path d={`M${points}`} className="roi-line" />
    </>
  );
}

/** The dot at the end of each cohort, round at any width. */
function Dots({ heights }: { heights: number[] }) {
  return heights.map((height, index) =>
    isCohortEnd(index) ? (
      <circle
        key={`month-${index + 1}`}
        cx={percent((index + 0.5) / heights.length)}
        cy={percent(1 - height)}
        r="4.5"
        className="roi-brand"
      />
    ) : null,
  );
}

/** The marks of a panel's values; heights are shares of the axis. */
export function ChartMarks({ mark, heights }: { mark: "bars" | "line"; heights: number[] }) {
  return (
    <>
      <svg viewBox={`0 0 ${heights.length} 100`} preserveAspectRatio="none" width="100%" height="100%">
        {mark === "bars" ? <Bars heights={heights} /> : <Line heights={heights} />}
      </svg>
      {mark === "line" && <Dots heights={heights} />}
    </>
  );
}
