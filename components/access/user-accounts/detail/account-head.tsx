import { PersonChip } from '@/components/people/person-chip';
import { Badge } from '@/components/ui/badge';
import { useCallMutation } from '@/lib/client/call/use-call';
import { LENGTH } from '@/lib/contract/access/limits';
import { dateTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { StateBadge } from '../state-badge';
import { useAccount } from './account-context';
import { ActionButton } from './action-button';
import { ReasonButton } from './reason-button';

/** Whose account it is, what it is in, and what ends that. */
export function AccountHead() {
  const t = useMessages('user-accounts');
  const { account } = useAccount();
  const { Name, empid, HasPhoto, ChillCode, LoginID, Mail, Kind, IsOwn, State } = account;
  return (
    <header className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <PersonChip name={Name} employeeId={empid} hasPhoto={HasPhoto} keyCode={ChillCode} face="md">
          <span className="block text-muted">
            {[LoginID, Kind !== 'employee' && t(`kinds.${Kind}`)].filter(Boolean).join(' · ')}
          </span>
        </PersonChip>
        <span className="flex flex-wrap gap-2">
          {IsOwn && <Badge tone="accent">{t('own')}</Badge>}
          <StateBadge state={State} />
        </span>
      </div>
      <p className="text-muted wrap-anywhere">{Mail || t('noMail')}</p>
      <DisabledNotice />
      <PauseNotice />
    </header>
  );
}

function DisabledNotice() {
  const t = useMessages('user-accounts');
  const language = useLanguage();
  const { account } = useAccount();
  const { send } = useCallMutation('enableUserAccount');
  const { AccountCode, Name: name, DisabledAt, DisabledBy, DisabledReason } = account;
  if (!DisabledAt) return null;
  const time = dateTimeText(new Date(DisabledAt), language);
  return (
    <div className="space-y-3 rounded border border-line bg-danger-tint p-4">
      <div>
        <p className="font-semibold text-danger">{t('disabledTitle')}</p>
        <p className="wrap-anywhere">
          {DisabledBy ? t('disabledBy', { name: DisabledBy, time }) : t('disabledOn', { time })}
        </p>
        {DisabledReason && <p className="wrap-anywhere">{t('reasonIs', { reason: DisabledReason })}</p>}
      </div>
      <ActionButton
        text={t('enable')}
        variant="primary"
        title={t('enableTitle', { name })}
        send={() => send({ AccountCode })}
        done={t('enabled', { name })}
      >
        {t('enableText', { name })}
      </ActionButton>
    </div>
  );
}

const [, MAX_LENGTH] = LENGTH.liftReason;

function PauseNotice() {
  const t = useMessages('user-accounts');
  const language = useLanguage();
  const { account } = useAccount();
  const { send } = useCallMutation('liftPause');
  const { AccountCode, Name: name, Pause } = account;
  if (!Pause) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded border border-line bg-warning-tint p-4">
      <div>
        <p className="font-semibold text-warning">{t('pausedTitle')}</p>
        <p>{t(`pauseWhere.${Pause.Where}`, { time: dateTimeText(new Date(Pause.Until), language) })}</p>
      </div>
      <ReasonButton
        text={t('lift')}
        variant="secondary"
        title={t('liftTitle', { name })}
        effect={t('liftText')}
        missing={t('liftReasonMissing')}
        maxLength={MAX_LENGTH}
        send={(Reason) => send({ AccountCode, Reason })}
        done={t('lifted', { name })}
      />
    </div>
  );
}
