import { LocalTimeField, useSession } from "#client";
import { ImageField, UploadField } from "#media/pictures";
import { SelectField, TextArea, TextField, TimeField } from "#ui/kit";
import type { Property } from "../../entities/property.ts";
import { ChoicesField } from "./ChoicesField.tsx";
import type { Entered } from "./entered.ts";
import { ReferenceField } from "./ReferenceField.tsx";
import { YES_OR_NO } from "./yes-or-no.ts";

/** What a field of a value needs of its property. */
type FieldProperty = Pick<Property, "type" | "currency" | "options" | "entity">;

/** The props of every field of a value. */
export type ValueFieldProps = {
  property: FieldProperty;
  label: string;
  /** The name of the field in its form. */
  name: string;
  value: Entered;
  onChange: (value: Entered) => void;
  hint?: string;
  error?: string;
  isRequired?: boolean;
  /** Its dialog opens with the focus here. */
  isFirst?: boolean;
  /** Whose rows a reference may lead to. */
  tenant: string;
  /** Of a row's form: how someone without rights in the library uploads pictures. */
  upload?: { path: string; onBusy: (isBusy: boolean) => void };
};

const INPUTS: Partial<
  Record<Property["type"], { type?: string; inputMode?: "decimal" | "url"; placeholder?: string }>
> = {
  number: { inputMode: "decimal" },
  money: { inputMode: "decimal" },
  email: { type: "email" },
  link: { inputMode: "url", placeholder: "https://…" },
  file: { inputMode: "url", placeholder: "/… or https://…" },
  // For people who may not see the site's pictures, outside a row's form.
  image: { inputMode: "url", placeholder: "/… or https://…" },
  phone: { type: "tel" },
};

/** A field for a value, by the type of its property. */
export function ValueField({ tenant, upload, ...props }: ValueFieldProps) {
  const { property, label, name, value, onChange, hint, error, isRequired = false, isFirst } = props;
  const { type, options = [], currency, entity = "" } = property;
  const mayUseMedia = useSession().may("media.view");
  const text = typeof value === "string" ? value : "";
  const first = isFirst && { "data-first": "end" };
  const common = { label, name, hint, error, ...(!isRequired && { required: false }), ...first };
  if (type === "choices") return <ChoicesField {...props} options={options} />;
  if (type === "reference") return <ReferenceField {...props} value={text} place={{ tenant, entity }} />;
  if (type === "image" && (mayUseMedia || upload)) {
    const image = { label, required: isRequired, name, value: text, onChange, hint, error };
    return mayUseMedia || !upload ? <ImageField {...image} /> : <UploadField {...image} {...upload} />;
  }
  const own = { ...common, value: text, onValueChange: onChange, autoComplete: "off" };
  if (type === "date") return <TimeField {...own} type="date" />;
  if (type === "dateTime") return <LocalTimeField {...own} />;
  if (type === "longText") return <TextArea {...common} value={text} onValueChange={onChange} />;
  if (type === "choice" || type === "boolean") {
    const offered = type === "boolean" ? YES_OR_NO : options.map((option) => ({ value: option, label: option }));
    const isOld = text !== "" && !offered.some((one) => one.value === text);
    const all = [
      { value: "", label: "Not set" },
      ...offered,
      ...(isOld ? [{ value: text, label: `${text} (no longer an option)` }] : []),
    ];
    return <SelectField {...common} value={text} options={all} onValueChange={onChange} />;
  }
  const end = type === "money" ? <span className="pe-2 text-sm text-ink-soft">{currency}</span> : undefined;
  return <TextField {...INPUTS[type]} {...own} end={end} />;
}
