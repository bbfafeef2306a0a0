import { useAnimatedNumber } from "./use-animated-number.ts";

/** A number that counts to its new value in 0.4 s. */
export function AnimatedNumber({ value, format }: { value: number; format: (value: number) => string }) {
  return format(useAnimatedNumber(value));
}
