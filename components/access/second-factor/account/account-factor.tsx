import { PanelData } from '@/components/platform/panel/panel-data';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import type { AccountFactor as Factor } from '@/lib/contract/access/second-factor';
import { dateTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { AskReset } from './ask-reset';
import { OpenReset } from './open-reset';

/** What is known of the second factor of an account, and how two administrators reset it. */
export function AccountFactor({ accountCode }: { readonly accountCode: string }) {
  const t = useMessages('second-factor');
  const read = useCall('getAccountFactor', { AccountCode: accountCode });
  const refresh = async () => void (await read.mutate());
  return (
    <PanelData of={read} skeleton={<SkeletonRows rows={4} />}>
      {(factor) => (
        <article className="space-y-6">
          <Facts factor={factor} />
          {factor.Request ? (
            <OpenReset
              accountCode={accountCode}
              request={factor.Request}
              cannotAgree={factor.CannotAgree}
              onDone={refresh}
            />
          ) : factor.CannotAsk === '' ? (
            <AskReset accountCode={accountCode} onDone={refresh} />
          ) : (
            factor.CannotAsk !== 'no_factor' && <p className="text-muted">{t(`cannot.${factor.CannotAsk}`)}</p>
          )}
        </article>
      )}
    </PanelData>
  );
}

function Facts({ factor }: { readonly factor: Factor }) {
  const { AddedAt, LastUsedAt, Passkeys, PasskeyUsedAt, CodesLeft, IsReset } = factor;
  const t = useMessages('second-factor');
  const language = useLanguage();
  if (AddedAt === '' && Passkeys === 0) return <p>{t(IsReset ? 'wasReset' : 'noApp')}</p>;
  const timeOf = (at: string) => dateTimeText(new Date(at), language);
  const used = (at: string) => (at ? t('lastUsed', { time: timeOf(at) }) : t('neverUsed'));
  const app = [
    [t('app'), t('addedOn', { date: timeOf(AddedAt) })],
    [t('use'), used(LastUsedAt)],
  ];
  const passkeys = [[t('passkeys'), `${t('passkeyCount', { count: Passkeys })} · ${used(PasskeyUsedAt)}`]];
  const facts = [
    ...(AddedAt === '' ? [] : app),
    ...(Passkeys === 0 ? [] : passkeys),
    [t('codes'), t('codesLeft', { count: CodesLeft })],
  ];
  return (
    <dl className="divide-y divide-line">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2.5">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
