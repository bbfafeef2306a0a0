/** @returns an object's own keys, in order. Its type has to name all of them. */
export function keysOf<Value extends object>(value: Value) {
  return Object.keys(value) as (keyof Value & string)[];
}
