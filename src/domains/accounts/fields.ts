import { z } from "zod";
import { PASSWORD_LENGTH } from "./password-length.ts";
import { line, ROLES } from "#contract";

/** Limits of what people enter about themselves. */
const NAME_LENGTH = 100;
const EMAIL_LENGTH = 254;

const { min, max } = PASSWORD_LENGTH;

/** An email address, in lower case without spaces around it. */
export const emailField = z
  .string("Enter an email address")
  .overwrite((text) => text.trim().toLowerCase())
  .pipe(z.email("Enter an email address such as name@example.org").max(EMAIL_LENGTH, "This email address is too long"));

/** A new password: only its length is checked. */
export const newPasswordField = z
  .string("Enter a password")
  .min(min, `The password needs at least ${min} characters`)
  .max(max, `The password may have at most ${max} characters`);

/** A password for signing in: any up to the maximum length. */
export const passwordField = z.string("Enter the password").max(max, "This password is too long");

/** A person's name, on one line. */
export const nameField = line(NAME_LENGTH, "Enter a name");

export const roleField = z.enum(ROLES, "The role must be admin, editor or member");
