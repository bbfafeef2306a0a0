import type { SVGProps } from "react";
import { axisMax, axisTicks, isCohortEnd, percent } from "./chart-data.ts";
import { ChartMarks } from "./ChartMarks.tsx";

type Props = {
  mark: "bars" | "line";
  title: string;
  values: number[];
  fallbackMax: number;
  format: (value: number) => string;
  y: string;
  /** Labels a month below the axis; "{month}" is its number. Without it the axis has no labels. */
  monthLabel?: string;
};

/** Grid lines at round numbers, each with its number on the left, where the values are still low. */
function Axis({ max, format }: { max: number; format: (value: number) => string }) {
  return [0, ...axisTicks(max)].map((tick) => {
    const y = percent(1 - tick / max);
    return (
      <g key={tick} className="roi-chart-axis">
        <line x2="100%" y1={y} y2={y} />
        {tick > 0 && (
          <text y={y} dy="-4">
            {format(tick)}
          </text>
        )}
      </g>
    );
  });
}

/** A label in the middle of a month's column, or one that ends with it: a wide one of the last month would overflow. */
function MonthText({ index, count, endsWithColumn, ...text }: SVGProps<SVGTextElement> & MonthPosition) {
  const x = percent((index + (endsWithColumn ? 1 : 0.5)) / count);
  return <text x={x} textAnchor={endsWithColumn ? "end" : "middle"} {...text} />;
}

type MonthPosition = { index: number; count: number; endsWithColumn: boolean };

/**
 * One series over twelve months on its own axis. Everything is given in percentages, so that the drawing follows the width
 * of the page while its text keeps its size. Values at the end of each cohort are labelled.
 */
export function ChartPanel({ mark, title, values, fallbackMax, format, y, monthLabel }: Props) {
  const max = axisMax(values, fallbackMax);
  const ends = values.flatMap((value, index) => (isCohortEnd(index) ? [{ value, index, count: values.length }] : []));
  return (
    <svg y={y} width="100%" height="50%">
      <text y="14" className="roi-chart-title">
        {title}
      </text>
      <svg y="20%" width="100%" height="68%">
        <Axis max={max} format={format} />
        <ChartMarks mark={mark} heights={values.map((value) => value / max)} />
        {ends.map(({ value, ...point }) => (
          <MonthText
            key={point.index}
            {...point}
            endsWithColumn={point.index === point.count - 1}
            y={percent(1 - value / max)}
            dy="-8"
            className="roi-chart-value"
          >
            {format(value)}
          </MonthText>
        ))}
      </svg>
      {monthLabel &&
        ends.map(({ index, count }) => (
          <MonthText key={index} index={index} count={count} endsWithColumn y="99%">
            {monthLabel.replace("{month}", String(index + 1))}
          </MonthText>
        ))}
    </svg>
  );
}
