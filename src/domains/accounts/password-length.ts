/** How long a password may be that somebody chooses. */
export const PASSWORD_LENGTH = { min: 12, max: 128 };
