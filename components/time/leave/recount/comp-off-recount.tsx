'use client';

import type { ReplyFor } from '@/lib/contract/all';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { RecountCard } from './recount-card';

/** What work on days off was credited and counts differently since a calendar was changed. */
export function CompOffRecount({ initial }: { readonly initial: ReplyFor<'previewCompOffRecount'> }) {
  const t = useMessages('leave-recount.compOff');
  const errorText = useErrorText();
  const preview = useCall('previewCompOffRecount', {}, { fallbackData: initial, revalidateOnMount: false });
  const { send } = useCallMutation('recountCompOff');
  const { Claims, IsMore } = preview.data ?? initial;

  async function recount() {
    const { Claims: claims, Days: days, Kept: kept } = await send({ KeyCodes: Claims.map(({ KeyCode }) => KeyCode) });
    await preview.mutate();
    return [t('done', { claims, days }), kept > 0 && t('kept', { count: kept })].filter(Boolean).join(' ');
  }

  return (
    <section aria-labelledby="comp-off-recount" className="mt-10">
      <h2 id="comp-off-recount" className="text-base font-semibold">
        {t('title')}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t('lead')}</p>
      <RecountCard
        caption={t('title')}
        rows={Claims.map(({ KeyCode, ...row }) => ({ ...row, code: KeyCode }))}
        isMore={IsMore}
        unread={preview.error ? errorText(preview.error) : null}
        none={{ title: t('none.title'), text: t('none.text') }}
        action={t('recount', { count: Claims.length })}
        recount={recount}
      />
    </section>
  );
}
