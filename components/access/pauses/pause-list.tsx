'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import type { Pause } from '@/lib/contract/access/pauses';
import { dateTimeText } from '@/lib/dates';
import { photoOf } from '@/lib/files/photo';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { LiftDialog } from './lift-dialog';

/** Those who wait, each with a button that lifts their pause. */
export function PauseList({ pauses }: { readonly pauses: readonly Pause[] }) {
  const t = useMessages('pauses');
  const language = useLanguage();
  const router = useRouter();
  const [asked, setAsked] = useState<Pause | null>(null);
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
                    {pause.Name}
                    <span className="font-normal text-muted">{pause.empid}</span>
                    <Badge tone={pause.Where === 'elsewhere' ? 'neutral' : 'accent'}>{t(`where.${pause.Where}`)}</Badge>
                  </p>
                  <p className="flex flex-wrap gap-x-4 text-muted">
                    <span>{t('since', { time: timeOf(pause.Since) })}</span>
                    <span>{t('until', { time: timeOf(pause.Until) })}</span>
                  </p>
                </div>
                <button
                  type="button"
                  onClick={() => setAsked(pause)}
                  aria-label={t('liftNamed', { name: pause.Name })}
                  className={buttonClasses('secondary')}
                >
                  {t('lift')}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {asked && (
        <LiftDialog
          pause={asked}
          onDone={(outcome) => {
            showSnackbar('success', t(outcome, { name: asked.Name }));
            setAsked(null);
            router.refresh();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
