import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/relative-time';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { AccountSession } from '@/lib/contract/access/user-accounts/shapes';
import { dateTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { useAccount } from './account-context';
import { ActionButton } from './action-button';
import { Section, SectionRow } from './section';

const WAITS = { code: 'waitsForCode', enrolment: 'waitsForFactor', conduct: 'waitsForConduct' } as const;

/** Where the account is signed in, each session with a button that ends it, and one for all. */
export function SessionSection() {
  const t = useMessages('user-accounts');
  const { account } = useAccount();
  const { send } = useCallMutation('endAccountSessions');
  const { AccountCode, Name: name, SessionList, IsOwn } = account;
  const others = SessionList.filter(({ IsCurrent }) => !IsCurrent);
  return (
    <Section
      title={t('sessions')}
      action={
        others.length > 1 && (
          <ActionButton
            text={t('endAll')}
            title={t('endAllTitle')}
            isDangerous
            send={() => send({ AccountCode, SessionCode: null })}
            done={t('endedAll')}
          >
            {IsOwn ? t('endAllOwnText') : t('endAllText', { name })}
          </ActionButton>
        )
      }
    >
      {SessionList.length === 0 ? (
        <p className="py-3 text-muted">{t('noSessions')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {SessionList.map((session) => (
            <li key={session.SessionCode}>
              <SessionRow session={session} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function SessionRow({ session }: { readonly session: AccountSession }) {
  const t = useMessages('user-accounts');
  const language = useLanguage();
  const { account } = useAccount();
  const { send } = useCallMutation('endAccountSessions');
  const { AccountCode, Name: name } = account;
  const { SessionCode, IsCurrent, BrowserKind, DeviceName, Stage, Since, LastUsedAt } = session;
  const browser = BrowserKind || t('unknownBrowser');
  return (
    <SectionRow
      title={
        <>
          {browser}
          {IsCurrent && <Badge tone="accent">{t('current')}</Badge>}
          {Stage !== 'full' && <Badge tone="warning">{t(WAITS[Stage])}</Badge>}
        </>
      }
      facts={[
        DeviceName && t('onDevice', { name: DeviceName }),
        t('since', { time: dateTimeText(new Date(Since), language) }),
        <RelativeTime key="used" at={LastUsedAt} sentence={(time) => t('lastUsed', { time })} isStop />,
      ]}
      action={
        !IsCurrent && (
          <ActionButton
            text={t('end')}
            label={t('endNamed', { browser })}
            title={t('endTitle')}
            isDangerous
            send={() => send({ AccountCode, SessionCode })}
            done={t('ended')}
          >
            {t('endText', { name, browser })}
          </ActionButton>
        )
      }
    />
  );
}
