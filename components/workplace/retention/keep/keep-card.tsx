import { useId } from 'react';
import { Card } from '@/components/ui/card';
import { useMessages } from '@/lib/i18n/use-messages';
import { useRetention } from '../retention-context';
import { KeepButton } from './keep-button';

/** For how long data is kept, with the way to change it. */
export function KeepCard() {
  const t = useMessages('retention');
  const id = useId();
  const { keepMonths } = useRetention();
  return (
    <section aria-labelledby={id}>
      <Card className="mb-6 flex max-w-3xl flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
        <div className="min-w-0">
          <h2 id={id} className="text-muted">
            {t('keep.title')}
          </h2>
          <p className="text-base font-semibold wrap-anywhere">
            {keepMonths === null ? t('keep.never') : t('keep.for', { count: keepMonths })}
          </p>
        </div>
        {keepMonths === null ? (
          <KeepButton text={t('keep.set')} variant="primary" />
        ) : (
          <KeepButton text={t('keep.change')} variant="secondary" />
        )}
      </Card>
    </section>
  );
}
