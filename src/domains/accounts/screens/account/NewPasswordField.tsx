import { PASSWORD_LENGTH } from "../../password-length.ts";
import { PasswordField } from "#ui/kit";

/** The field for a new password. */
export function NewPasswordField({
  error,
  label = "Password",
  name = "password",
}: {
  error?: string;
  label?: string;
  name?: string;
}) {
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="new-password"
      required
      minLength={PASSWORD_LENGTH.min}
      maxLength={PASSWORD_LENGTH.max}
      hint={`At least ${PASSWORD_LENGTH.min} characters. A few words in a row are strong and easy to remember.`}
      error={error}
    />
  );
}
