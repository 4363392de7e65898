/**
 * What is wrong with an agreement that is saved or published: the message of an issue, whose path names the field. Apart from the
 * schemas, so that a browser reads it without them.
 */
export const CONDUCT_ISSUES = [
  /** The next version is there already and waits to be published, or to come into force. */
  'draft_exists',
  /** A language or somebody who is asked stands there twice. */
  'doubled',
  /** Something that does not exist, or a person whom the caller may not know. */
  'unknown',
  'no_sections',
  /** English is what every other language falls back to. */
  'no_english',
  'no_content',
  'no_file',
  /** Nobody is in the audience today. */
  'nobody',
  'past',
] as const;
export type ConductIssue = (typeof CONDUCT_ISSUES)[number];
