import { useBlockContext } from "../context.tsx";

/** A choice that works by CSS alone (style.css); nothing for a single option. */
export function Choice({
  name,
  legend,
  options,
}: {
  name: string;
  legend: string;
  options: { value: string; text: string }[];
}) {
  const { idPrefix } = useBlockContext();
  if (options.length < 2) return null;
  return (
    <fieldset className="pricing-choice">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, text }, index) => (
        <label key={value}>
          <input
            type="radio"
            name={`${idPrefix}-${name}`}
            value={value}
            className="sr-only"
            defaultChecked={index === 0}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
