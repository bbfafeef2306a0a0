import { useState, type ComponentProps } from "react";
import { TextField } from "./TextField.tsx";

/** A password that can be shown while it is typed. Set `autoComplete` to "current-password" or "new-password". */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "end">) {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      aria-label={`${isShown ? "Hide" : "Show"} ${props.label.toLowerCase()}`}
      onClick={() => setShown(!isShown)}
      className="min-h-7 cursor-pointer rounded-control px-2.5 text-sm font-semibold text-brand hover:bg-hover pointer-coarse:min-h-9"
    >
      {isShown ? "Hide" : "Show"}
    </button>
  );
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? "text" : "password"}
      end={toggle}
    />
  );
}
