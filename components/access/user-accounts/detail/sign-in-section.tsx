import { RelativeTime } from '@/components/ui/relative-time';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { useAccount } from './account-context';
import { ActionButton } from './action-button';
import { Section, SectionRow } from './section';

/** By what the account is signed in to, whether with a code, and how its owner comes in for the first time. */
export function SignInSection() {
  const t = useMessages('user-accounts');
  const { account } = useAccount();
  const { Methods, LastSignIn } = account;
  return (
    <Section title={t('signIn')}>
      <div className="divide-y divide-line">
        <SectionRow
          title={t('lastSignIn')}
          facts={[LastSignIn ? <RelativeTime key="time" at={LastSignIn} isStop /> : t('never')]}
        />
        <SectionRow
          title={t('ways')}
          facts={[Methods.map((method) => t(`methods.${method}`)).join(', ') || t('noMethod')]}
        />
        <CodeRow />
        <InviteRow />
      </div>
    </Section>
  );
}

function CodeRow() {
  const t = useMessages('user-accounts');
  const { account } = useAccount();
  const { send } = useCallMutation('switchAccountCode');
  const { AccountCode, Name: name, IsCodeRequired, CannotSwitchCode } = account;
  if (CannotSwitchCode === 'client') return <SectionRow title={t('code')} facts={[t('codeClient')]} />;
  const turn = IsCodeRequired ? 'off' : 'on';
  const words = {
    on: { text: t('switchOn'), title: t('switchOnTitle'), effect: t('switchOnText', { name }) },
    off: { text: t('switchOff'), title: t('switchOffTitle'), effect: t('switchOffText', { name }) },
  }[turn];
  return (
    <SectionRow
      title={t('code')}
      facts={[t(IsCodeRequired ? 'codeOn' : 'codeOff'), CannotSwitchCode && t(`refused.${CannotSwitchCode}`)]}
      action={
        CannotSwitchCode === '' && (
          <ActionButton
            text={words.text}
            label={`${words.text}: ${t('code')}`}
            title={words.title}
            isDangerous={IsCodeRequired}
            send={() => send({ AccountCode, IsCodeRequired: !IsCodeRequired })}
            done={t(IsCodeRequired ? 'switchedOff' : 'switchedOn', { name })}
          >
            {words.effect}
          </ActionButton>
        )
      }
    />
  );
}

function InviteRow() {
  const t = useMessages('user-accounts');
  const { account } = useAccount();
  const { send } = useCallMutation('inviteUserAccount');
  const { AccountCode, LoginID: id, Mail: mail, Name: name, LastSignIn, InvitedAt, CannotInvite } = account;
  if (LastSignIn || CannotInvite === 'signed_in' || CannotInvite === 'client') return null;
  return (
    <SectionRow
      title={t('firstSignIn')}
      facts={[
        t('neverSignedIn', { name }),
        InvitedAt && <RelativeTime key="time" at={InvitedAt} sentence={(time) => t('invitedAt', { time })} isStop />,
        CannotInvite && t(`cannotInvite.${CannotInvite}`),
      ]}
      action={
        CannotInvite === '' && (
          <ActionButton
            text={t(InvitedAt ? 'inviteAgain' : 'invite')}
            title={t('inviteTitle', { name })}
            send={() => send({ AccountCode })}
            done={t('invited', { name })}
          >
            {t('inviteText', { mail, id })}
          </ActionButton>
        )
      }
    />
  );
}
