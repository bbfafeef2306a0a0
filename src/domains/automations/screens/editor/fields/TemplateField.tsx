import { Braces } from "lucide-react";
import { useId, useRef } from "react";
import { IconButton, Menu, TextArea, TextField } from "#ui/kit";
import type { PlaceName } from "../places.ts";

type TemplateFieldProps = {
  label: string;
  name: string;
  value: string;
  places: readonly PlaceName[];
  onChange: (value: string) => void;
  maxLength: number;
  hint?: string;
  error?: string;
  required?: false;
  /** Whether it has several lines. */
  isLong?: boolean;
};

/** A text with placeholders for values, which a menu inserts at the caret. */
export function TemplateField({ places, onChange, isLong = false, ...field }: TemplateFieldProps) {
  const id = useId();
  const caret = useRef<number>(undefined);
  const findControl = () => {
    const control = document.getElementById(id);
    return control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement ? control : undefined;
  };
  function insert(name: string): void {
    const control = findControl();
    if (!control) return;
    const { selectionStart, selectionEnd, value } = control;
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const place = `{{${name}}}`;
    onChange(value.slice(0, from) + place + value.slice(to));
    caret.current = from + place.length;
  }
  /** The menu gives the focus back to its button: after a value was inserted, the text gets it. */
  function passFocus(): void {
    if (caret.current === undefined) return;
    const control = findControl();
    control?.focus();
    control?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }
  const menu = places.length > 0 && (
    <Menu
      trigger={<IconButton label={`Insert a value into ${field.label}`} icon={<Braces />} onFocus={passFocus} />}
      items={places.map(({ name, title }) => ({ label: title, onSelect: () => insert(name) }))}
    />
  );
  if (!isLong)
    return <TextField {...field} id={id} autoComplete="off" end={menu || undefined} onValueChange={onChange} />;
  return (
    <TextArea
      {...field}
      id={id}
      rows={5}
      tools={menu ? <div className="-mt-9 flex justify-end">{menu}</div> : undefined}
      onValueChange={onChange}
    />
  );
}
