/** What is said of a section's definition and of a change to it. Apart from the schemas, so that a browser reads it without them. */

export const SECTION_AREAS = ['person', 'career', 'record'] as const;
export type SectionArea = (typeof SECTION_AREAS)[number];

/** What `persons` keeps as well: those who read a person without their record find it there. */
export const PERSON_COLUMNS = [
  'name',
  'givenName',
  'familyName',
  'mail',
  'bornOn',
  'gender',
  'nationality',
  'phone',
  'personalMail',
  'homeAddress',
  'emergencyContact',
] as const;
export type PersonColumn = (typeof PERSON_COLUMNS)[number];

export const MAX_FIELDS = 500;
/** Of a definition that is sent: 500 fields in six languages. */
export const MAX_DEFINITION_BYTES = 2 * 1024 * 1024;
export const MAX_GROUPS = 50;
/** Options that stand in a definition; more are a list of the organisation's. */
export const MAX_OPTIONS = 500;
/** Options of a list of the organisation's, and bytes of the file that brings them: one of exactly this size is refused. */
export const MAX_LIST_OPTIONS = 100_000;
export const LIST_FILE_LIMIT = 16 * 1024 * 1024;
export const LIST_FILE_TYPES = ['csv'] as const;

/** What keeps a definition from being published. */
export const DEFINITION_ISSUES = [
  /** A name without its English, a code, key, value or text that is empty, too long or not written as it has to be. */
  'no_english',
  'malformed',
  'reserved',
  'doubled',
  'unknown_group',
  'unknown_field',
  'unknown_list',
  'no_fields',
  'no_choices',
  'no_formula',
  'bounds',
  'ring',
  'formula',
  /** A field that holds values is retired, never dropped, and not sealed or unsealed; a section that does keeps one row or several. */
  'dropped',
  'changed_secret',
  'changed_kind',
  'secret_used',
  /** Figures tell people apart by one answer of few, and by none that is secret or sensitive. */
  'no_dimension',
  'sensitive_dimension',
  /** The product knows the field by its code. */
  'needed',
  /** Nobody but HR may read anything of it, or nobody may answer a mandatory field. */
  'unreachable',
] as const;
export type DefinitionIssueCode = (typeof DEFINITION_ISSUES)[number];

/** What a 409 says under `reason` of a draft: somebody saved, published or discarded it; the figures or the section moved on. */
export const DRAFT_CONFLICTS = ['saved', 'published', 'discarded', 'figures', 'needed'] as const;
export type DraftConflict = (typeof DRAFT_CONFLICTS)[number];

/** What two versions of a section differ in. */
export const COMPARED_PARTS = ['section', 'group', 'field', 'option', 'access'] as const;
export const COMPARED_KINDS = ['added', 'removed', 'changed', 'moved'] as const;

/** Why a line of a list's file is not taken. */
export const LIST_LINE_ISSUES = ['no_value', 'value', 'too_long', 'doubled', 'too_many'] as const;
export type ListLineIssue = (typeof LIST_LINE_ISSUES)[number];
