import { TextField } from "#ui/kit";

type TitleFieldProps = { value: string; onChange: (title: string) => void; error?: string };

/** Names a new page or post. */
export function TitleField({ value, onChange, error }: TitleFieldProps) {
  return (
    <TextField
      label="Title"
      name="title"
      required
      maxLength={200}
      autoComplete="off"
      value={value}
      onValueChange={onChange}
      error={error}
    />
  );
}
