'use client';

import type { ReactNode } from 'react';
import { PersonChip } from '@/components/people/person-chip';
import type { LineRow as ManagerRow } from '@/lib/contract/changes/reporting-lines';
import { EditRow, type EditBy } from '../line/edit-row';
import { HistoryCard } from '../line/history-card';
import { orgFacts, type OrgColumn } from '../line/line-row';
import { RowUndo } from '../undo/row-undo';

interface LineHistoryProps {
  readonly title: string;
  /** The latest first. */
  readonly rows: readonly ManagerRow[];
  readonly columns: readonly OrgColumn[];
  readonly canChange: boolean;
  readonly on?: string;
  /** What adds a leader. */
  readonly add: ReactNode;
  /** AMGR-03: of each row, by its flag. */
  readonly editBy: (row: ManagerRow) => EditBy;
  readonly onChanged: () => unknown;
}

/** MGRC-02, MGRC-22: who led somebody, leads and is to lead, by one kind of line. */
export function LineHistory({ title, rows, columns, canChange, on, add, editBy, onChanged }: LineHistoryProps) {
  return (
    <HistoryCard
      title={title}
      add={canChange && add}
      on={on}
      rows={rows.map((row, at) => ({
        key: row.ChillKeyCode,
        state: row.State,
        title: <LeaderName row={row} />,
        from: row.EffectiveFrom,
        to: row.EndDate,
        facts: orgFacts(row, rows[at + 1], columns),
        justification: row.Justification,
        actions: canChange && (
          <>
            {row.EditFlag && (
              <EditRow id={row.ChillKeyCode} name={row.AppName} from={row.EffectiveFrom} by={editBy(row)} />
            )}
            <RowUndo row={row} onUndone={onChanged} />
          </>
        ),
      }))}
    />
  );
}

function LeaderName({ row: { AppName, AppEmpid, HasPhoto, KeyCode } }: { readonly row: ManagerRow }) {
  return <PersonChip name={AppName} employeeId={AppEmpid} hasPhoto={HasPhoto} keyCode={KeyCode} face="sm" />;
}
