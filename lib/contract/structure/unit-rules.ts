export const UNIT_CHANGE_KINDS = ['create', 'rename', 'head', 'move', 'merge', 'close'] as const;
export type UnitChangeKind = (typeof UNIT_CHANGE_KINDS)[number];

export const MAX_UNIT_NAME = 100;
export const MAX_JUSTIFICATION = 500;

/** Why a change of a unit is refused: the message of an issue, whose path names the field. */
export const UNIT_ISSUES = [
  'required',
  'too_long',
  'not_valid',
  /** Another unit below the same one is called so. */
  'doubled',
  'unchanged',
  /** The unit does not live on that day, or not as long. */
  'not_open',
  /** It would stand below itself, on that day or a later one. */
  'circle',
  /** The top of the organisation stays where it is. */
  'top',
  /** Later changes of the unit stand: they are taken back first. */
  'changes_to_come',
  /** People are in it on that day or later: it must be said where they go. */
  'has_people',
  /** It reaches beyond the units that the caller looks after. */
  'outside_scope',
  'undone_already',
  /** A later change stands on it. */
  'later_change',
  /** Something refers to the unit already. */
  'in_use',
] as const;
export type UnitIssue = (typeof UNIT_ISSUES)[number];
