import type { Waiting } from "../visit.ts";

/** A row of docs/benchmarks.md. */
export type Row = { name: string; value: string; goal: string; isMet: boolean };

export const row = (name: string, value: string, goal: string, isMet: boolean): Row => ({ name, value, goal, isMet });

export const counts = (numbers: readonly number[]) => numbers.map((one) => one.toLocaleString("en")).join(" / ");

export const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

export const waits = ({ p50, p99 }: Waiting) => `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;
