import { Copy, Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { copyText } from "#client";
import { IconButton, TextField } from "#ui/kit";

/** A secret that can be shown and copied. */
export function SecretText({ label, hint, text }: { label: string; hint: string; text: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      hint={hint}
      readOnly
      type={isShown ? "text" : "password"}
      autoComplete="off"
      value={text}
      end={
        <>
          <IconButton
            label={isShown ? `Hide ${label}` : `Show ${label}`}
            icon={isShown ? <EyeOff /> : <Eye />}
            onClick={() => setShown(!isShown)}
          />
          <IconButton label={`Copy ${label}`} icon={<Copy />} onClick={() => void copyText(text, "secret")} />
        </>
      }
    />
  );
}
