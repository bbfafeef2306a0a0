/** The length of new passwords. */
export const PASSWORD_LENGTH = { min: 12, max: 128 };
