import { useState } from 'react';
import { PersonChip } from '@/components/people/person-chip';
import { ClockIcon } from '@/components/ui/icons/icons';
import { valuesIn } from '@/lib/contract/people/record-names';
import type { SectionField } from '@/lib/contract/profile/fields';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { SeenForm } from './form-content';

export interface ProposalNoticeProps {
  readonly seen: SeenForm;
  readonly onWithdrawn: () => Promise<unknown>;
}

/** What waits to be decided in this row, old beside new; the approved answers stay in force meanwhile. */
export function ProposalNotice({ seen, onWithdrawn }: ProposalNoticeProps) {
  const t = useMessages('profile-sections');
  const language = useLanguage();
  const errorText = useErrorText();
  const [isShown, setIsShown] = useState(false);
  const { send, isSending } = useCallMutation('withdrawApproval');
  const { row, fields } = seen;
  const { Proposal } = row;
  if (!Proposal) return null;
  const before = valuesIn(row);
  const changed = fields.filter(({ fieldname }) => (before[fieldname] ?? '') !== (Proposal.Values[fieldname] ?? ''));
  const textOf = ({ FieldCode, type }: SectionField, answer = '') => {
    if (type === 'date') return wireTimeText(answer, language);
    const options = seen.options.get(FieldCode) ?? [];
    const labelOf = (choice: string) => options.find(({ value }) => value === choice)?.label ?? choice;
    return options.length > 0 ? answer.split(',').map(labelOf).join(', ') : answer;
  };
  const day = wireTimeText(Proposal.AskedOn, language);
  const { AskedBy, ApprovalCode } = Proposal;

  async function withdraw() {
    try {
      await send({ KeyCode: ApprovalCode });
      showSnackbar('success', t('withdrawn'));
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
    await onWithdrawn();
  }

  return (
    <section aria-label={t('waits')} className="mb-5 rounded-lg bg-warning-tint p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="flex min-w-0 flex-1 basis-60 gap-3">
          <ClockIcon className="size-5 shrink-0 text-warning" />
          <p className="min-w-0">
            <span className="font-semibold">{t(Proposal.Kind === 'delete' ? 'waitsDelete' : 'waits')}</span>{' '}
            <span className="text-muted">
              {Proposal.CanAmend || AskedBy.Name === '' ? (
                t('askedOn', { day })
              ) : (
                <>
                  <PersonChip
                    name={AskedBy.Name}
                    employeeId={AskedBy.Empid}
                    hasPhoto={AskedBy.HasPhoto}
                    keyCode={AskedBy.KeyCode}
                    face="none"
                  />
                  {', '}
                  {day}
                </>
              )}
              {Proposal.EffectiveFrom &&
                ` · ${t('effectiveFrom', { day: wireTimeText(Proposal.EffectiveFrom, language) })}`}
            </span>
          </p>
        </div>
        {changed.length > 0 && (
          <button
            type="button"
            aria-expanded={isShown}
            onClick={() => setIsShown(!isShown)}
            className={textButtonClasses}
          >
            {t('whatChanges', { count: changed.length })}
          </button>
        )}
        {ApprovalCode !== '' && (
          <button type="button" disabled={isSending} onClick={() => void withdraw()} className={textButtonClasses}>
            {t('withdraw')}
          </button>
        )}
      </div>
      {Proposal.Blocks && <p className="mt-2">{t(ApprovalCode === '' ? 'blocked' : 'blockedByOwn')}</p>}
      {isShown && (
        <dl className="enter-fade mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {changed.map((field) => (
            <div key={field.FieldCode} className="min-w-0">
              <dt className="text-muted">{field.name}</dt>
              <dd className="wrap-anywhere">
                <del className="text-muted">{textOf(field, before[field.fieldname]) || t('empty')}</del>{' '}
                <ins className="font-medium no-underline">
                  {textOf(field, Proposal.Values[field.fieldname]) || t('empty')}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
