import { getLocale, getTranslations } from 'next-intl/server';
import { PersonChip } from '@/components/people/person-chip';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { Pause } from '@/lib/contract/access/pauses';
import { dateTimeText } from '@/lib/dates';
import { photoOf } from '@/lib/files/photo';
import { LiftButton } from './lift-button';

/** Those who wait, each with a button that lifts their pause. */
export async function PauseList({ pauses }: { readonly pauses: readonly Pause[] }) {
  const [t, language] = await Promise.all([getTranslations('pauses'), getLocale()]);
  const timeOf = (instant: string) => dateTimeText(new Date(instant), language);
  return (
    <section aria-label={t('list')}>
      <Card>
        {pauses.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} />
        ) : (
          <ul className="divide-y divide-line px-5 md:px-6">
            {pauses.map((pause) => (
              <li key={pause.AccountCode} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
                <Avatar name={pause.Name} size="sm" photo={photoOf(pause.empid, pause.HasPhoto)} />
                <div className="min-w-0 flex-1 basis-40">
                  <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
                    <PersonChip
                      name={pause.Name}
                      employeeId={pause.empid}
                      hasPhoto={pause.HasPhoto}
                      keyCode={pause.ChillCode}
                      face="none"
                    />
                    <span className="font-normal text-muted">{pause.empid}</span>
                    <Badge tone={pause.Where === 'elsewhere' ? 'neutral' : 'accent'}>{t(`where.${pause.Where}`)}</Badge>
                  </p>
                  <p className="flex flex-wrap gap-x-4 text-muted">
                    <span>{t('since', { time: timeOf(pause.Since) })}</span>
                    <span>{t('until', { time: timeOf(pause.Until) })}</span>
                  </p>
                </div>
                <LiftButton pause={pause} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
