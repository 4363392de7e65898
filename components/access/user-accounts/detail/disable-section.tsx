import { useCallMutation } from '@/lib/client/call/use-call';
import { LENGTH } from '@/lib/contract/access/limits';
import { useMessages } from '@/lib/i18n/use-messages';
import { useAccount } from './account-context';
import { ReasonButton } from './reason-button';
import { Section } from './section';

const [, MAX_LENGTH] = LENGTH.disableReason;

/** Keeps the account's owner out until somebody enables it again; it says why where that is not possible. */
export function DisableSection() {
  const t = useMessages('user-accounts');
  const { account } = useAccount();
  const { send } = useCallMutation('disableUserAccount');
  const { AccountCode, Name: name, DisabledAt, CannotDisable } = account;
  if (DisabledAt) return null;
  return (
    <Section title={t('disableHead')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <p className="min-w-0 flex-1 basis-52 text-muted">
          {CannotDisable ? t(`cannotDisable.${CannotDisable}`) : t('disableLead')}
        </p>
        {CannotDisable === '' && (
          <ReasonButton
            text={t('disable')}
            variant="danger"
            title={t('disableTitle', { name })}
            effect={t('disableText', { name })}
            missing={t('reasonMissing')}
            maxLength={MAX_LENGTH}
            send={(Reason) => send({ AccountCode, Reason })}
            done={t('disabled', { name })}
          />
        )}
      </div>
    </Section>
  );
}
