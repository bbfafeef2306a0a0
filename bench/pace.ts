/** `npm run bench -- --quick`: smaller sizes and fewer rounds, in three minutes. */
export const isQuick = process.argv.includes("--quick");

/** @returns the first value in a whole run, the second in a quick one. */
export const pace = <Value>(whole: Value, quick: Value): Value => (isQuick ? quick : whole);
