import { PersonChip } from '@/components/people/person-chip';
import { PanelData } from '@/components/platform/panel/panel-data';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { wireTimeText } from '@/lib/dates';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';

/** FEAT-07, SOPQ-36: colleagues who joined lately, the newest first. */
export function NewJoinersPanel() {
  const t = useMessages('new-joiners');
  const language = useLanguage();
  const joiners = useCall('listNewJoiners', {});
  return (
    <PanelData of={joiners} skeleton={<SkeletonRows rows={6} />}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          <>
            <p className="text-muted">{t('lead')}</p>
            <ul className="mt-2 divide-y divide-line">
              {rows.map(({ Name, Empid, KeyCode, HasPhoto, Level_Name, Unit_Name, Location_Name, DateOfJoin }) => (
                <li key={`${Empid} ${DateOfJoin}`} className="py-3">
                  <PersonChip name={Name} employeeId={Empid} hasPhoto={HasPhoto} keyCode={KeyCode} face="sm">
                    <span className="block text-muted">
                      {[Empid, Level_Name, Unit_Name, Location_Name].filter(Boolean).join(' · ')}
                    </span>
                    <span className="block text-accent-text">
                      {t('joined', { date: wireTimeText(DateOfJoin, language) })}
                    </span>
                  </PersonChip>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </PanelData>
  );
}
