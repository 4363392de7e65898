'use client';

import type { ReplyFor } from '@/lib/contract/all';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { RecountCard } from './recount-card';

type Preview = ReplyFor<'previewLeaveRecount'>;

/** Approved leave that counts differently since a calendar was changed. */
export function RecountScreen({ initial }: { readonly initial: Preview }) {
  const t = useMessages('leave-recount');
  const errorText = useErrorText();
  const preview = useCall('previewLeaveRecount', {}, { fallbackData: initial, revalidateOnMount: false });
  const { send } = useCallMutation('recountLeave');
  const { Requests, IsMore } = preview.data ?? initial;

  async function recount() {
    const { Requests: requests, Days: days } = await send({
      RequestCodes: Requests.map(({ RequestCode }) => RequestCode),
    });
    await preview.mutate();
    return t('done', { requests, days });
  }

  return (
    <RecountCard
      caption={t('title')}
      rows={Requests.map(({ RequestCode, ...row }) => ({ ...row, code: RequestCode }))}
      isMore={IsMore}
      unread={preview.error ? errorText(preview.error) : null}
      none={{ title: t('none.title'), text: t('none.text') }}
      action={t('recount', { count: Requests.length })}
      recount={recount}
    />
  );
}
