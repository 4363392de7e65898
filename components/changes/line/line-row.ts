import type { ReactNode } from 'react';
import { isOrgField, type OrgField } from '@/lib/contract/changes/change-rules';

export type LineState = 'past' | 'current' | 'planned';

/** What a row of a line of time says beside its days: a label with its value. */
export interface LineFact {
  readonly label: string;
  readonly value: string;
  /** It differs from the row before in time. */
  readonly isChanged: boolean;
}

/** One row of a line of time. Days are DD-MMM-YYYY; `to` is the last one, empty while it is open. */
export interface LineRow {
  readonly key: string;
  readonly state: LineState;
  readonly title: ReactNode;
  readonly from: string;
  readonly to: string;
  /** What stands behind the days, such as a length. */
  readonly detail?: string;
  /** What stands beside the title. */
  readonly mark?: ReactNode;
  readonly facts: readonly LineFact[];
  readonly justification: string;
  readonly actions?: ReactNode;
  /** What stands below it, such as the form of what follows. */
  readonly below?: ReactNode;
}

/** JOBS-11: an organisation column. */
export interface OrgColumn {
  readonly fieldname: string;
  readonly label: string;
}

type OrgRow = Readonly<Record<OrgField, string>>;

/** JOBS-10, MGRC-06: where somebody worked during a row, by the organisation columns; `older` is the row before in time. */
export function orgFacts(row: OrgRow, older: OrgRow | undefined, columns: readonly OrgColumn[]): LineFact[] {
  return columns.flatMap(({ fieldname, label }) => {
    if (!isOrgField(fieldname) || !row[fieldname]) return [];
    const value = row[fieldname];
    return [{ label, value, isChanged: older !== undefined && older[fieldname] !== value }];
  });
}
