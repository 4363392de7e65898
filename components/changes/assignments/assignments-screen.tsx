'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { PlusIcon } from '@/components/ui/icons/conversation-icons';
import { useMessages } from '@/lib/i18n/use-messages';
import { addAssignmentPage, editAssignmentPage } from '../change-pages';
import { EditRow } from '../line/edit-row';
import { HistoryCard } from '../line/history-card';
import { orgFacts, type OrgColumn } from '../line/line-row';
import { RowUndo } from '../undo/row-undo';
import type { AssignmentRow } from './assignment-values';

interface AssignmentsScreenProps {
  /** The code of the person. */
  readonly subject: string;
  /** The latest first. */
  readonly rows: readonly AssignmentRow[];
  readonly columns: readonly OrgColumn[];
  readonly canChange: boolean;
  readonly on: string;
}

/** Where somebody worked, works and is to work, with the ways to move them. */
export function AssignmentsScreen({ subject, rows, columns, canChange, on }: AssignmentsScreenProps) {
  const t = useMessages('changes.assignment');
  const { refresh } = useRouter();
  return (
    <HistoryCard
      title={t('history')}
      add={
        canChange && (
          <Link href={addAssignmentPage(subject)} prefetch={false} scroll={false} className={buttonClasses('primary')}>
            <PlusIcon className="size-4" />
            {t('add')}
          </Link>
        )
      }
      on={on}
      rows={rows.map((row, at) => ({
        key: row.ChillKeyCode,
        state: row.State,
        title: row.Unit_Name || row.Business_Name,
        from: row.EffectiveFrom,
        to: row.EndDate,
        facts: orgFacts(row, rows[at + 1], columns),
        justification: row.Justification,
        actions: canChange && (
          <>
            {row.EditFlag && (
              <EditRow
                id={row.ChillKeyCode}
                name={row.Unit_Name}
                from={row.EffectiveFrom}
                by={{ pageOf: (id) => editAssignmentPage(subject, id) }}
              />
            )}
            <RowUndo row={row} onUndone={refresh} />
          </>
        ),
      }))}
    />
  );
}
