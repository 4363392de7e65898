'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { rowButtonClasses } from '@/components/ui/button/row-button-classes';
import { Badge } from '@/components/ui/badge';
import { useMessages } from '@/lib/i18n/use-messages';
import { joiningPage, leavingPage } from '../change-pages';
import { HistoryCard } from '../line/history-card';
import { UndoButton } from '../undo/undo-button';
import type { EmploymentRow } from './leaving-values';

interface EmploymentsScreenProps {
  /** The code of the person. */
  readonly subject: string;
  /** The latest first. */
  readonly rows: readonly EmploymentRow[];
  readonly canChange: boolean;
  /** The role adds people, and lets them come back. */
  readonly canAdd: boolean;
  readonly on: string;
}

/** Each time that somebody was, is or will be employed, with the ways to let them leave and to call that off. */
export function EmploymentsScreen({ subject, rows, canChange, canAdd, on }: EmploymentsScreenProps) {
  const t = useMessages('leaving');
  const { refresh } = useRouter();
  const isOpen = rows.some(({ ChillKeyCode, EndDate }) => ChillKeyCode === subject && EndDate === '');
  const isAway = rows[0]?.State === 'past';
  const detailOf = ({ ReasonName, IsVoluntary }: EmploymentRow) =>
    [ReasonName, IsVoluntary === null ? '' : t(IsVoluntary ? 'voluntary' : 'involuntary')].filter(Boolean).join(' · ');
  return (
    <HistoryCard
      title={t('title')}
      add={
        canChange && (
          <>
            {isOpen && (
              <Link href={leavingPage(subject)} prefetch={false} scroll={false} className={buttonClasses('primary')}>
                {t('letLeave')}
              </Link>
            )}
            {isAway && canAdd && (
              <Link href={joiningPage(subject)} prefetch={false} className={buttonClasses('primary')}>
                {t('rehire')}
              </Link>
            )}
          </>
        )
      }
      on={on}
      rows={rows.map((row) => ({
        key: row.ChillKeyCode,
        state: row.State,
        title: t(row.NeverCame ? 'neverBegan' : 'employment'),
        from: row.EffectiveFrom,
        to: row.EndDate,
        detail: detailOf(row),
        mark: row.State === 'current' && row.EndDate !== '' && <Badge tone="warning">{t('leaving')}</Badge>,
        facts: [],
        justification: row.Justification,
        actions: canChange && (
          <>
            {row.EditFlag && (
              <Link href={leavingPage(subject)} prefetch={false} scroll={false} className={rowButtonClasses}>
                {t('move')}
              </Link>
            )}
            {row.ChangeCode !== '' && (
              <UndoButton
                changeCode={row.ChangeCode}
                batch={row.BatchCount > 1 ? { code: row.BatchCode, count: row.BatchCount } : undefined}
                text={t('callOff')}
                from={row.EndDate}
                isPlanned={row.State !== 'past'}
                onUndone={refresh}
              />
            )}
          </>
        ),
      }))}
    />
  );
}
