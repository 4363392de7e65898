import { useCallMutation } from '@/lib/client/call/use-call';
import { dateTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { useAccount } from './account-context';
import { ActionButton } from './action-button';
import { Section, SectionRow } from './section';

/** Who the account's owner is at an identity provider. */
export function IdentitySection() {
  const t = useMessages('user-accounts');
  const language = useLanguage();
  const { account } = useAccount();
  const { send } = useCallMutation('unbindAccountIdentity');
  const { AccountCode, Name: name, IdentityList } = account;
  return (
    <Section title={t('identities')}>
      {IdentityList.length === 0 ? (
        <p className="py-3 text-muted">{t('noIdentities')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {IdentityList.map(({ Issuer, Subject, Since }) => (
            <li key={`${Issuer} ${Subject}`}>
              <SectionRow
                title={Issuer}
                facts={[
                  t('subject', { subject: Subject }),
                  t('since', { time: dateTimeText(new Date(Since), language) }),
                ]}
                action={
                  <ActionButton
                    text={t('unbind')}
                    label={`${t('unbind')}: ${Issuer}`}
                    title={t('unbindTitle')}
                    isDangerous
                    send={() => send({ AccountCode })}
                    done={t('unbound')}
                  >
                    {t('unbindText', { name })}
                  </ActionButton>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
