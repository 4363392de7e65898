import { AttachFile } from '@/components/platform/files/upload/attach-file';
import { LazyDraftNote } from '@/components/platform/drafts/lazy-draft-note';
import { FieldIssue } from '@/components/ui/form/field-issue';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { formKeys } from '@/lib/client/form/form-keys';
import { LEAVE_PROOF_FILE, MAX_LEAVE_NOTE } from '@/lib/contract/time/leave/leave-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { leaveIssueText } from '../../leave-issue-text';
import { PreviewFailure } from '../../preview/preview-failure';
import { usePreview } from '../../preview/use-preview';
import { addressOfProof } from '../address-of-proof';
import { AskDays } from './ask-days';
import { AskFoot } from './ask-foot';
import { AskPreview } from './ask-preview';
import { AskType } from './ask-type';
import { BestDays } from './best/best-days';
import { bestDaysValues } from './best/best-days-values';
import { useAskForm, type Asking } from './use-ask-form';

/** Leave is asked for: which, when, and what it comes to while that is chosen. */
export function AskForm(props: Asking) {
  const t = useMessages('my-leave.ask');
  const leave = useMessages('leave');
  const { form, draft, values, type, asking } = useAskForm(props);
  const hasDays = values.From !== '' && values.To !== '';
  const { preview, isCurrent, error, retry } = usePreview('previewLeaveRequest', hasDays && type ? asking : null);

  // That a proof is missing is said once it is sent.
  const issues = preview?.Issues.filter(({ path }) => path !== 'ProofCode') ?? [];
  const textOf = (issue: (typeof issues)[number] | undefined) => (issue ? leaveIssueText(leave, issue.message) : null);

  /** A refusal, else what the preview has against it. */
  const errorOf = (field: 'TypeCode' | 'From' | 'To' | 'FromPortion' | 'Hours' | 'ProofCode'): string | null =>
    form.errorOf(field) ?? textOf(issues.find(({ path }) => path === field));

  const proofError = errorOf('ProofCode');
  const wantsProof = values.ProofCode !== null || proofError !== null || (type?.ProofFrom ?? null) !== null;
  return (
    <form {...form.props} aria-label={t('title')} onKeyDown={formKeys()} className="flex flex-1 flex-col">
      <div className="flex-1 space-y-6 p-5">
        <AskType
          offered={props.offered}
          chosen={values.TypeCode}
          isBusy={form.isBusy}
          error={errorOf('TypeCode')}
          onChoose={(TypeCode) => form.change({ TypeCode })}
        />
        {type && (
          <BestDays
            asked={{
              ChillCode: asking.ChillCode ?? '',
              RequestCode: asking.RequestCode ?? '',
              TypeCode: type.TypeCode,
            }}
            isBusy={form.isBusy}
            onChoose={(best) => form.change(bestDaysValues(best))}
          />
        )}
        <AskDays
          id="leave"
          values={values}
          piece={type?.Piece ?? 'day'}
          errorOf={errorOf}
          onChange={(part) => form.change(part)}
        />
        {error ? (
          <PreviewFailure error={error} retry={retry} />
        ) : (
          <AskPreview preview={preview} isCurrent={isCurrent} />
        )}
        <TextAreaField {...form.field('Note')} label={t('note')} rows={2} maxLength={MAX_LEAVE_NOTE} />
        {wantsProof && (
          <fieldset>
            <legend className="mb-1.5 font-medium">{t(preview?.NeedsProof ? 'proofNeeded' : 'proof')}</legend>
            <AttachFile
              {...LEAVE_PROOF_FILE}
              value={values.ProofCode}
              onChange={(ProofCode) => form.change({ ProofCode })}
              call="uploadLeaveProof"
              addressOf={({ HeaderCode, FileName }) => addressOfProof(HeaderCode, FileName)}
            />
            {proofError && <FieldIssue text={proofError} />}
          </fieldset>
        )}
        {draft.state !== 'none' && <LazyDraftNote state={draft.state} onDiscard={form.discard} />}
      </div>
      <AskFoot
        preview={preview}
        isCurrent={isCurrent}
        hasFailed={Boolean(error)}
        issue={textOf(issues[0])}
        failure={form.failure}
        isBusy={form.isBusy}
        submit={t(props.request ? 'sendChange' : 'send')}
      />
    </form>
  );
}
