/** What is said of a section and of a change to it. Apart from the schemas, so that a browser reads it without them. */

/** GEN-04: exactly three; what was never changed has none, and its code is empty. */
export const SECTION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type SectionStatus = (typeof SECTION_STATUSES)[number] | '';

/** From nothing to all: a proposal waits for those who decide, an edit counts at once. */
export const ACCESSES = ['hidden', 'read', 'propose', 'edit'] as const;
export type Access = (typeof ACCESSES)[number];

/** How somebody stands to the person whose record it is. */
export const RELATIONS = ['self', 'manager', 'admin_manager', 'reviewer', 'hr'] as const;
export type Relation = (typeof RELATIONS)[number];

/**
 * What decided how far a field is open: its own rule or its section's; that it is asked for no more, is computed or only shown, or is
 * kept from whom it is about; that only HR sees it whole.
 */
export const ACCESS_RULES = ['field', 'section', 'retired', 'computed', 'own', 'masked'] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** Why a field of a saved form is refused, beside what is wrong with its answer (`Rule` of the form). */
export const VALUE_ISSUES = [
  /** Of no field of this section, or of one that is not shown, not the caller's to answer, or off by other answers. */
  'unknown_field',
  'not_yours',
  'not_enabled',
  /** A choice that the field does not offer; a file that is no file of the caller's. */
  'unknown_choice',
  'unknown_file',
  /** A share with which a benefit would be shared out beyond a hundred per cent; a nominee who is named for it in another row. */
  'shares',
  'doubled',
  /** A photo that is none. */
  'not_a_jpeg',
] as const;
export type ValueIssue = (typeof VALUE_ISSUES)[number];

/**
 * What a 409 says under `reason`: what has changed since the form was opened. Both are read again and shown beside what was typed.
 * `nominee`: a relative stays as long as they are named for a benefit; `shares`: a benefit would be shared out beyond a hundred per cent.
 */
export const SAVE_CONFLICTS = ['definition', 'row', 'proposal', 'gone', 'nominee', 'shares'] as const;
export type SaveConflict = (typeof SAVE_CONFLICTS)[number];

/** What a save would touch beside the section itself. */
export const TOUCHES = ['name', 'completeness', 'benefits', 'agreement', 'formula', 'mail'] as const;
export type Touch = (typeof TOUCHES)[number];

/** What was done with a row of a section. */
export const CHANGE_KINDS = ['add', 'change', 'delete'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** How much one may say about oneself, in characters. */
export const MAX_ABOUT_ME = 1000;
