import { PanelData } from '@/components/platform/panel/panel-data';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import type { ReplyFor } from '@/lib/contract/all';
import { photoOf } from '@/lib/files/photo';
import { useMessages } from '@/lib/i18n/use-messages';

type Reports = ReplyFor<'listMovableReports'>;

interface MovingPeopleProps {
  /** The day on which they report there; empty while there is none. */
  readonly day: string;
  readonly reports: { readonly data?: Reports; readonly error?: unknown; readonly mutate: () => Promise<unknown> };
  readonly listed: Reports['People'];
  /** Who stays, by code. */
  readonly left: readonly string[];
  readonly error: string | null;
  readonly isBusy: boolean;
  readonly onLeft: (left: readonly string[]) => void;
}

/** Who reports to a leader on the day: all of them move unless they are left out. */
export function MovingPeople({ day, reports, listed, left, error, isBusy, onLeft }: MovingPeopleProps) {
  const t = useMessages('changes.move');
  const toggle = (code: string, isMoving: boolean) =>
    onLeft(isMoving ? left.filter((each) => each !== code) : [...left, code]);
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{t('reports')}</legend>
      {!day && <p className="text-muted">{t('chooseDay')}</p>}
      {day && (
        <PanelData of={reports} skeleton={<SkeletonRows rows={3} />}>
          {({ Others }) => (
            <div className="rounded border border-line">
              <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line bg-surface-sunken px-3">
                <LabelledCheck
                  isOn={listed.length > 0 && left.length === 0}
                  disabled={isBusy || listed.length === 0}
                  onChange={(isAll) => onLeft(isAll ? [] : listed.map(({ ChillCode }) => ChillCode))}
                >
                  {t('all')}
                </LabelledCheck>
                <span className="text-muted">{t('reportsOn', { count: listed.length })}</span>
              </div>
              {listed.length === 0 && <p className="px-3 py-3 text-muted">{t('noneText')}</p>}
              <ul className="max-h-80 divide-y divide-line overflow-y-auto overscroll-contain">
                {listed.map(({ ChillCode, Name, Empid, HasPhoto, Unit_Name, HasLater }) => (
                  <li key={ChillCode} className="px-3 py-1">
                    <LabelledCheck
                      isOn={!left.includes(ChillCode)}
                      label={t('pick', { name: Name })}
                      disabled={isBusy}
                      onChange={(isMoving) => toggle(ChillCode, isMoving)}
                    >
                      <Avatar name={Name} size="xs" photo={photoOf(Empid, HasPhoto)} />
                      <span className="min-w-0">
                        <span className="wrap-anywhere">{Name}</span>{' '}
                        <span className="text-muted">{[Empid, Unit_Name].filter(Boolean).join(' · ')}</span>{' '}
                        {HasLater && <Badge tone="warning">{t('hasLater')}</Badge>}
                      </span>
                    </LabelledCheck>
                  </li>
                ))}
              </ul>
              {Others > 0 && (
                <p className="border-t border-line px-3 py-2 text-muted">{t('others', { count: Others })}</p>
              )}
            </div>
          )}
        </PanelData>
      )}
      {error && <FieldIssue text={error} />}
    </fieldset>
  );
}
