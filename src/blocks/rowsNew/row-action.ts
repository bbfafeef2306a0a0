/** The fixed `action` of the form for new rows, which is also the name in its token. */
export const ROW_ACTION = "row_creation";

/** The name of the query with the signed value of a row that was just created. */
export const CREATED_QUERY = "created";
