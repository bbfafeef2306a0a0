type CheckListProps = {
  /** Names the group for assistive technology. */
  label: string;
  title: string;
  /** What it means to choose none. */
  all: string;
  options: readonly { value: string; label: string }[];
  values: readonly string[];
  error?: string;
  onChange: (values: string[]) => void;
};

/** Chooses any of a few options; choosing none means all. */
export function CheckList({ label, title, all, options, values, error, onChange }: CheckListProps) {
  return (
    <fieldset aria-label={label} className="grid min-w-0 gap-1">
      <div className="text-sm font-semibold">
        {title}
        {values.length === 0 && <span className="font-normal text-ink-soft"> ({all.toLowerCase()})</span>}
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {options.map((option) => (
          <label key={option.value} className="inline-flex items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-brand"
              checked={values.includes(option.value)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...values, option.value] : values.filter((one) => one !== option.value))
              }
            />
            <span className="min-w-0 wrap-anywhere">{option.label}</span>
          </label>
        ))}
      </div>
      {error !== undefined && <p className="text-sm font-medium text-danger">{error}</p>}
    </fieldset>
  );
}
