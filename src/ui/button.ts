const BASE =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-center font-semibold " +
  "wrap-anywhere no-underline transition-colors duration-200";

/** Classes of buttons and links that look like one. Primary is the main action of a screen. */
export const buttonClass = {
  primary: `${BASE} border border-transparent bg-accent text-on-accent hover:bg-accent-strong`,
  secondary: `${BASE} border border-ink/25 bg-raised text-ink hover:border-brand hover:text-brand`,
};
