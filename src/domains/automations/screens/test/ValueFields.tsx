import { TextArea, TextField } from "#ui/kit";

type ValueFieldsProps = {
  fields: readonly { name: string; title: string }[];
  values: Readonly<Record<string, string>>;
  onChange: (values: Readonly<Record<string, string>>) => void;
};

/** Values that an entry would bring. */
export function ValueFields({ fields, values, onChange }: ValueFieldsProps) {
  const set = (name: string, text: string) => onChange({ ...values, [name]: text });
  if (fields.length === 0) return <FreeValues values={values} onChange={onChange} />;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      {fields.map(({ name, title }) => (
        <TextField
          key={name}
          label={title}
          required={false}
          autoComplete="off"
          value={values[name] ?? ""}
          onValueChange={(text) => set(name, text)}
        />
      ))}
    </div>
  );
}

const LINE = /^\s*([^:\s]+)\s*:\s*(.*)$/;

/** Values of a trigger that may bring anything, one in a line. */
function FreeValues({ values, onChange }: Omit<ValueFieldsProps, "fields">) {
  const read = (text: string) => {
    const entries = text.split("\n").flatMap((line) => {
      const [, name, value] = LINE.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    });
    onChange(Object.fromEntries(entries));
  };
  return (
    <TextArea
      label="Values"
      required={false}
      hint="One per line, such as email: ada@example.org"
      defaultValue={Object.entries(values)
        .map(([name, value]) => `${name}: ${value}`)
        .join("\n")}
      onValueChange={read}
    />
  );
}
