type SelectBoxProps = {
  label: string;
  isChecked: boolean;
  /** Whether only some of what it stands for is selected. */
  isPartly?: boolean;
  onChange: (isChecked: boolean) => void;
};

/** The box that selects a row, as large as a finger needs in the same space. */
export function SelectBox({ label, isChecked, isPartly = false, onChange }: SelectBoxProps) {
  return (
    <label className="grid size-4 place-items-center pointer-coarse:-m-3.5 pointer-coarse:size-11">
      <input
        type="checkbox"
        aria-label={label}
        className="size-4 accent-brand"
        checked={isChecked}
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}
