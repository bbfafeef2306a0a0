/** The fixed `action` of the form block, which is also the name in its token. */
export const FORM_ACTION = "form_submission";

/** The name of the consent's checkbox; no field has it. */
export const CONSENT_FIELD = "consent";
