/** The options of a value that is yes or no. */
export const YES_OR_NO = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];
