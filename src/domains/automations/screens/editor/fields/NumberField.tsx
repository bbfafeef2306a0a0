import { TextField } from "#ui/kit";

type NumberFieldProps = {
  label: string;
  name: string;
  value: number | undefined;
  error?: string;
  required?: false;
  onChange: (value: number | undefined) => void;
};

/** A whole number; undefined while it is empty. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={value === undefined ? "" : String(value)}
      onValueChange={(text) => {
        const digits = text.replaceAll(/\D/g, "").slice(0, 9);
        onChange(digits === "" ? undefined : Number(digits));
      }}
    />
  );
}
