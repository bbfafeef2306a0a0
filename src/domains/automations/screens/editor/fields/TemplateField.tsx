import { Braces } from "lucide-react";
import { useId } from "react";
import { flushSync } from "react-dom";
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

/** A text with places for values, which a menu puts at the caret. */
export function TemplateField({ places, onChange, isLong = false, ...field }: TemplateFieldProps) {
  const id = useId();
  function insert(name: string): void {
    const control = document.getElementById(id);
    const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
    if (!isText) return;
    const { selectionStart, selectionEnd, value } = control;
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const place = `{{${name}}}`;
    flushSync(() => onChange(value.slice(0, from) + place + value.slice(to)));
    // The menu gives the focus back to its button first.
    setTimeout(() => {
      control.focus();
      control.setSelectionRange(from + place.length, from + place.length);
    });
  }
  const menu = places.length > 0 && (
    <Menu
      trigger={<IconButton label={`Insert a value into ${field.label}`} icon={<Braces />} />}
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
      tools={menu ? <div className="-mb-1 flex justify-end">{menu}</div> : undefined}
      onValueChange={onChange}
    />
  );
}
