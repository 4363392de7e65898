import { LazyDraftNote } from '@/components/platform/drafts/lazy-draft-note';
import { RadioCards } from '@/components/ui/form/radio-cards';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { formKeys } from '@/lib/client/form/form-keys';
import { MAX_CLAIM_REASON } from '@/lib/contract/time/comp-off/comp-off-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { PreviewFailure } from '../../preview/preview-failure';
import { PreviewFoot } from '../../preview/preview-foot';
import { usePreview } from '../../preview/use-preview';
import { ClaimDays } from './claim-days';
import { claimIssueText } from './claim-issue-text';
import { ClaimPreview } from './claim-preview';
import { useClaimForm, type Claiming } from './use-claim-form';

/** Days off that were worked are claimed: which, why, and what they come to while that is chosen. */
export function ClaimForm(props: Claiming) {
  const t = useMessages('comp-off.claiming');
  const tOf = useMessages('comp-off.of');
  const texts = useMessages('comp-off.issues');
  const isOwn = props.holder.code === '';
  const { form, draft, values, claimed } = useClaimForm(props);
  const hasDays = values.WorkFrom !== '' && values.WorkTo !== '';
  const { preview, isCurrent, error, retry } = usePreview('previewCompOffClaim', hasDays ? claimed : null);
  const issues = preview?.Issues ?? [];
  const textOf = (issue: (typeof issues)[number] | undefined) => (issue ? claimIssueText(texts, issue.message) : null);

  /** A refusal, else what the preview has against it. */
  const errorOf = (field: 'TypeCode' | 'WorkFrom' | 'WorkTo' | 'HalfDayDate'): string | null =>
    form.errorOf(field) ?? textOf(issues.find(({ path }) => path === field));

  return (
    <form {...form.props} aria-label={t('title')} onKeyDown={formKeys()} className="flex flex-1 flex-col">
      <div className="flex-1 space-y-6 p-5">
        {props.types.length > 1 && (
          <RadioCards
            legend={t('type')}
            options={props.types.map(({ TypeCode, Name, EarnedDays }) => ({
              value: String(TypeCode),
              title: Name,
              text: EarnedDays === null ? t('typeNoEnd') : t('typeLasts', { days: EarnedDays }),
            }))}
            chosen={String(values.TypeCode)}
            isBusy={form.isBusy}
            error={errorOf('TypeCode')}
            onChoose={(code) => form.change({ TypeCode: Number(code) })}
            areShort
          />
        )}
        <ClaimDays isOwn={isOwn} values={values} errorOf={errorOf} onChange={(part) => form.change(part)} />
        {error ? (
          <PreviewFailure error={error} retry={retry} />
        ) : (
          hasDays && <ClaimPreview preview={preview} isCurrent={isCurrent} />
        )}
        <TextAreaField
          {...form.field('Reason')}
          label={isOwn ? t('reason') : tOf('reason')}
          isMandatory
          rows={3}
          maxLength={MAX_CLAIM_REASON}
        />
        <p className="text-muted">{isOwn ? t('presence') : tOf('presence')}</p>
        {draft.state !== 'none' && <LazyDraftNote state={draft.state} onDiscard={form.discard} />}
      </div>
      <PreviewFoot
        amount={preview && preview.Days.length > 0 ? preview.Amount : null}
        isWaiting={hasDays && !preview && !error}
        isCurrent={isCurrent}
        issue={textOf(issues[0])}
        failure={form.failure}
        isBusy={form.isBusy}
        submit={t('send')}
        sending={t('sending')}
      />
    </form>
  );
}
