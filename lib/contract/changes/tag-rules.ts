import { UNDO_REFUSALS } from './change-rules';
import type { LookupShape } from '../platform/lookups/lookup-shape';

/** Rules of tags that a browser reads too, without zod. */

export const MAX_TAG_NAME = 60;
/** The most rows of people that come at once. */
export const MAX_TAG_ROWS = 1001;

/** A tag as master data. Its names in six languages go beside it. */
export const tagShape = {
  code: 'TagCode',
  columns: { Name: { type: 'text', maxLength: MAX_TAG_NAME }, IsActive: { type: 'flag' } },
} as const satisfies LookupShape;

/** What is done with a tag: people go to another who looks after them, get the tag, or lose it. */
export const TAG_INTENTS = ['move', 'add', 'remove'] as const;
export type TagIntent = (typeof TAG_INTENTS)[number];

/** By what people with a tag are sorted. */
export const TAG_PEOPLE_SORTS = ['name', 'empid', 'owner', 'business', 'company', 'unit', 'location', 'level'] as const;
export type TagPeopleSort = (typeof TAG_PEOPLE_SORTS)[number];

/** Why something of tags is refused: the message of an issue, whose path names the field. */
export const TAG_ISSUES = [
  'required',
  'too_long',
  /** More people than are moved at once. */
  'too_many',
  /** No day. */
  'not_valid',
  /** Nobody who looks after the tag on that day and from then on. */
  'not_owner',
  /** All of them are with this user on that day already (Q6). */
  'same_owner',
  /** Somebody would look after themself. */
  'self',
  /** Somebody does not have the tag on that day, or is not employed then. */
  'not_tagged',
  /** The tag is given to somebody who has it then, or is to get it. */
  'tagged_already',
  /** Another tag is called so in this language. */
  'doubled',
  /** Names are listed with commas between them. */
  'comma',
  /** They look after the tag in this time already. */
  'overlaps',
  'end_before_beginning',
  /** People are with them after that day: those are moved first. */
  'has_people',
  /** Not employed on that day. */
  'not_employed',
  /** It reaches beyond whom the caller keeps: themself, or people elsewhere on one of the days. */
  'outside_scope',
] as const;
export type TagIssue = (typeof TAG_ISSUES)[number];

/** Why a move cannot be taken back; `owner_gone`: whom it would bring back looks after the tag no longer. */
export const TAG_UNDO_REFUSALS = [...UNDO_REFUSALS, 'owner_gone'] as const;
export type TagUndoRefusal = (typeof TAG_UNDO_REFUSALS)[number];

/** `planned`: its day is to come; `applied`: its day has come; `undone`: taken back. */
export const TAG_MOVE_STATES = ['planned', 'applied', 'undone'] as const;

/** TAGA-14 (C17), C18, TAGA-17: as the specification words them. */
export const TAGS_MANDATORY = 'Tag Name and Users is mandatory';
export const MOVED_TO_REQUIRED = 'Moved To is required';
export const TAGS_UPDATED = 'Assign Tags has been updated successfully';
