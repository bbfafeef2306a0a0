/** Work in steps, between which its caller may do something else. */
export type Steps<Value> = Generator<undefined, Value>;

/** Runs work to its end in one go. */
export function finish<Value>(steps: Steps<Value>): Value {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
