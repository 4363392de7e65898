'use client';

import { useState, type ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { PlusIcon } from '@/components/ui/icons/conversation-icons';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { wireTimeText } from '@/lib/dates';
import { lengthText } from '../line/days-text';
import { EditRow, type EditBy } from '../line/edit-row';
import { HistoryCard } from '../line/history-card';
import { orgFacts, type LineRow, type OrgColumn } from '../line/line-row';
import { RowUndo } from '../undo/row-undo';
import type { JobStatusRow } from './job-status-line';

interface JobStatusHistoryProps {
  /** The latest first. */
  readonly rows: readonly JobStatusRow[];
  readonly columns: readonly OrgColumn[];
  readonly canChange: boolean;
  readonly on?: string;
  /** What adds a status. */
  readonly add: ReactNode;
  /** Where a row is edited, or what opens its form here. */
  readonly edit: EditBy;
  /** JOBS-07: the form of what follows the latest row. */
  readonly nextForm: (close: () => void) => ReactNode;
  readonly onChanged: () => unknown;
}

/** A status that goes on past its planned end, until something else follows, does not end by itself. */
function endingOf({ EndsInDays, EndDate, PlannedEnd }: JobStatusRow) {
  if (EndsInDays !== null && EndsInDays < 0) return 'ended';
  return EndDate === PlannedEnd ? 'until' : 'plannedEnd';
}

/** JOBS-03, JOBS-10, JOBS-22: what somebody was, is and is to be. */
export function JobStatusHistory(props: JobStatusHistoryProps) {
  const { rows, columns, canChange, on, add, edit, nextForm, onChanged } = props;
  const t = useMessages('changes.jobStatus');
  const tLine = useMessages('changes.line');
  const language = useLanguage();
  const [isNextOpen, setIsNextOpen] = useState(false);

  const lineRow = (row: JobStatusRow, at: number): LineRow => ({
    key: row.ChillKeyCode,
    state: row.State,
    title: row.Emp_Status_Name,
    from: row.EffectiveFrom,
    to: row.EndDate,
    detail: lengthText(tLine, row.No_of_Months, row.NoofDays),
    mark: row.EndsInDays !== null && (
      <Badge tone={row.EndsInDays < 0 ? 'danger' : 'warning'}>
        {tLine(endingOf(row), { day: wireTimeText(row.PlannedEnd, language) })}
      </Badge>
    ),
    facts: orgFacts(row, rows[at + 1], columns),
    justification: row.Justification,
    actions: canChange && (
      <>
        {row.EditFlag && (
          <EditRow id={row.ChillKeyCode} name={row.Emp_Status_Name} from={row.EffectiveFrom} by={edit} />
        )}
        <RowUndo row={row} onUndone={onChanged} />
        {at === 0 && !isNextOpen && (
          <button type="button" onClick={() => setIsNextOpen(true)} className={rowButtonClasses}>
            <PlusIcon className="size-4" />
            {t('addNext')}
          </button>
        )}
      </>
    ),
    below: at === 0 && isNextOpen && (
      <div className="mt-3 rounded-lg border border-line bg-surface-raised px-5 pt-4 sm:px-6">
        <h3 className="mb-3 font-semibold">{t('addNextTitle', { name: row.Emp_Status_Name })}</h3>
        {nextForm(() => setIsNextOpen(false))}
      </div>
    ),
  });

  return <HistoryCard title={t('history')} add={canChange && add} rows={rows.map(lineRow)} on={on} />;
}
