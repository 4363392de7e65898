'use client';

import { useMessages } from '@/lib/i18n/use-messages';
import { ChangeList } from './change-list';

/** What is to come of all people whom one keeps or manages, the nearest day first. */
export function ChangesToCome() {
  const t = useMessages('changes.toCome');
  return (
    <>
      <p className="mb-4 text-muted">{t('lead')}</p>
      <ChangeList label={t('title')} list="listChangesToCome" ChillCode="" kind="" emptyText={t('noneText')} />
    </>
  );
}
