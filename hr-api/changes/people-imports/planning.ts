import type { CalendarDate } from '../../platform/dates';
import type { ChangeRequest } from '../../people/changes/make/change-request';
import type { GivenRow, ImportContext } from '../../workplace/imports/import-kind';
import type { RowChange, RowIssue } from '../../workplace/imports/tables';
import type { NewEmployment } from '../joining/add-people';
import type { FindLeader, Leader } from './reading/find-leaders';
import type { Histories, LineKind } from '../imports/read-histories';
import type { PersonFacts } from './reading/person-facts';
import type { Choose } from './record/own-choices';

/** What a section of somebody's record says on a day; empty where it says nothing, secret answers left out. */
export type RecordsOfPeople = (
  personId: string,
  section: number,
  day: CalendarDate,
) => Readonly<Record<string, string>>;

/** What rows are planned with: read once for all of them. */
export interface Planning {
  readonly context: ImportContext;
  readonly facts: PersonFacts;
  readonly findLeader: FindLeader;
  readonly histories: Histories;
  /** What records say from today on, by person and section. */
  readonly records: RecordsOfPeople;
  /** What the fields of the record that HR has defined offer. */
  readonly choose: Choose;
  /** Why some cannot leave by a file, by employment: what they hold is handed over on their page. */
  readonly cannotLeave: ReadonlyMap<string, string>;
  /** It begins with an employment, and is decided by the right to add people, by nobody's approval. */
  readonly isBeginning?: true;
}

/** One answer of a record, as it was and as it is to be from a day on. */
export interface GivenAnswer {
  readonly section: number;
  readonly code: string;
  readonly was: string;
  readonly is: string;
  readonly day: CalendarDate;
}

/** What is remembered of a row, as JSON. */
export interface PersonMemory {
  /** The person is here already. */
  readonly known?: boolean;
  readonly joins?: boolean;
  /** Who was here before. */
  readonly comesBack?: boolean;
  /** The employment that changes, or that was made. */
  readonly employment?: string;
  readonly person?: string;
  readonly from?: CalendarDate;
  /** Until when the lines hold, where others are to come. */
  readonly lines?: Partial<
    Record<
      LineKind,
      {
        readonly id: string | null;
        readonly line: number | null;
        /** Where the leader comes later than who joins. */
        readonly from?: CalendarDate;
        readonly to: CalendarDate | null;
      }
    >
  >;
  /** The changes that were made, by their ids. */
  readonly changes?: readonly string[];
  /** What was written to the record. */
  readonly answers?: readonly GivenAnswer[];
}

/** What a row comes to, as it is collected. */
export interface Draft {
  readonly issues: RowIssue[];
  readonly changes: RowChange[];
  readonly requests: ChangeRequest[];
  readonly answers: GivenAnswer[];
  readonly leaders: Map<
    LineKind,
    { readonly leader: Leader; readonly from?: CalendarDate; readonly to: CalendarDate | null }
  >;
  /** At most one. */
  readonly leavings: PlannedLeaving[];
}

export interface PlannedLeaving {
  readonly employmentId: string;
  /** The first day after the employment. */
  readonly day: CalendarDate;
  readonly reasonCode: number;
}

export const newDraft = ({ issues }: Pick<GivenRow, 'issues'>): Draft => ({
  ...{ issues: [...issues], changes: [], requests: [], answers: [], leaders: new Map(), leavings: [] },
});

/** What is written of a row. */
export interface PersonWork {
  readonly joins?: NewEmployment;
  /** Whether the number is still to be given. */
  readonly needsNumber?: boolean;
  readonly requests: readonly ChangeRequest[];
  readonly answers?: readonly GivenAnswer[];
  readonly leavings?: readonly PlannedLeaving[];
  readonly personId?: string;
}

export const LINE_COLUMN = {
  manager: 'ReportingID',
  admin_manager: 'AdminReportingID',
  reviewer: 'ReviewerID',
} as const;

export const linesOf = (draft: Draft): PersonMemory['lines'] =>
  Object.fromEntries(
    [...draft.leaders].map(([kind, { leader, from, to }]) => [
      kind,
      { id: leader.id, line: 'line' in leader ? leader.line : null, to, ...(from && { from }) },
    ]),
  );
