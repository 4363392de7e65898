'use client';

import { Fragment, useRef, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Card } from '@/components/ui/card';
import { Switch } from '@/components/ui/form/switch';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

type Subscription = ReplyFor<'listMailSubscriptions'>[number];

/** Which mails the reader gets, of those that one may do without; a change acts at once. */
export function SubscriptionList({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  const t = useMessages('mails');
  const errorText = useErrorText();
  const [rows, setRows] = useState(subscriptions);
  const [failure, setFailure] = useState<unknown>(null);
  const { send } = useCallMutation('saveMailSubscription');
  /** Ends when all that was chosen before is saved: one after the other, as it was chosen. */
  const saved = useRef<Promise<unknown>>(Promise.resolve());

  async function choose(TemplateCode: string, IsSubscribed: boolean) {
    const put = (isSubscribed: boolean) =>
      setRows((before) =>
        before.map((row) => (row.TemplateCode === TemplateCode ? { ...row, IsSubscribed: isSubscribed } : row)),
      );
    put(IsSubscribed);
    setFailure(null);
    const sending = saved.current.then(() => send({ TemplateCode, IsSubscribed }));
    saved.current = sending.catch(() => {});
    try {
      await sending;
    } catch (error) {
      put(!IsSubscribed);
      setFailure(error);
    }
  }

  return (
    <section aria-labelledby="mail-subscriptions">
      <Card>
        <div className="border-b border-line px-4 py-4 md:px-5">
          <h2 id="mail-subscriptions" className="text-base font-semibold">
            {t('subscriptions')}
          </h2>
          <p className="text-muted">{t('subscriptionsText')}</p>
        </div>
        {failure !== null && (
          <div className="px-4 pt-4 md:px-5">
            <Alert tone="danger">{errorText(failure)}</Alert>
          </div>
        )}
        <div className="px-4 pb-2 md:px-5">
          {rows.map(({ TemplateCode, GroupName, TemplateName, Description, IsSubscribed }, at) => (
            <Fragment key={TemplateCode}>
              {GroupName !== rows[at - 1]?.GroupName && (
                <h3 className="mt-4 text-sm font-medium text-muted">{GroupName}</h3>
              )}
              <Switch
                label={TemplateName}
                description={Description}
                isOn={IsSubscribed}
                onChange={(isOn) => void choose(TemplateCode, isOn)}
              />
            </Fragment>
          ))}
        </div>
      </Card>
    </section>
  );
}
