import type { ChangeKind, ChangeMode } from '../../../../lib/contract/changes/change-rules';
import type { Actor, CallContext } from '../../../platform/calls/call';
import type { CalendarDate } from '../../../platform/dates';
import type { DatedRow, Values } from '../rows/dated-row';

/**
 * Who changes something. Rights are asked of the actor's role, as of whoever keeps units; `granted` where the caller of the engine has
 * decided about them: a manager whose task it is, an approval.
 */
export type ChangeContext = Pick<CallContext, 'db' | 'now' | 'requestId'> & {
  readonly actor: Actor;
  readonly rights?: 'granted';
  /** Of the press that it is made in beside others; one of its own without it. */
  readonly batch?: string;
};

/** One change of one person, as a form or an import says it. */
export interface ChangeRequest {
  readonly kind: Exclude<ChangeKind, 'leaving'>;
  readonly employmentId: string;
  readonly from: CalendarDate;
  /** The columns that are to change. */
  readonly values: Values;
  /** How far each field goes, by its name, where others are to come. */
  readonly modes: Readonly<Partial<Record<string, ChangeMode>>>;
  readonly justification: string;
  /** The row that is revised; a further one without it. */
  readonly rowId: string | null;
  /** Of several in one press: the person's number, by which a refusal names them. */
  readonly label?: string;
}

/** An employment that is changed, with the days that it lasts. */
export interface ChangedEmployment {
  readonly id: string;
  readonly personId: string;
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate | null;
}

/** What a change makes of somebody's rows. */
export interface ChangePlan {
  readonly request: ChangeRequest;
  readonly personId: string;
  readonly before: readonly DatedRow[];
  readonly after: readonly DatedRow[];
  /** The row that begins with the change. */
  readonly rowId: string;
  /** The columns as they were on its day. */
  readonly was: Values;
  readonly is: Values;
  /** The fields of which it must be said how far they go. */
  readonly needsMode: readonly string[];
}
