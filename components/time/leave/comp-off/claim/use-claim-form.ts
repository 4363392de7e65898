import { useDraftForm } from '@/lib/client/drafts/use-draft-form';
import { useCallMutation } from '@/lib/client/call/use-call';
import { fieldErrorsOf } from '@/lib/client/form/field-errors';
import { useForm } from '@/lib/client/form/use-form';
import type { CompOffOverview } from '@/lib/contract/time/comp-off/comp-off';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import type { LeaveHolder } from '../../mine/leave-holder';
import { refreshCompOff } from '../refresh-comp-off';
import { claimIssueText } from './claim-issue-text';
import { claimedOf, NOTHING_CLAIMED, type ClaimValues, type WholeClaimValues } from './claim-values';
import { useLikelyDay } from './use-likely-day';

export interface Claiming {
  readonly holder: LeaveHolder;
  readonly types: CompOffOverview['Types'];
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly onSent: () => void;
}

/** A claim of work on days off. What is chosen and typed is kept as a draft; what nobody chose yet is likely. */
export function useClaimForm({ holder, types, today, onSent }: Claiming) {
  const issues = useMessages('comp-off.issues');
  const errorText = useErrorText();
  const { send } = useCallMutation('sendCompOffClaim');
  const draft = useDraftForm('comp-off', holder.code, NOTHING_CLAIMED);
  const chosen = draft.values;
  const type = types.find(({ TypeCode }) => TypeCode === chosen.TypeCode) ?? types[0] ?? null;
  const TypeCode = type?.TypeCode ?? 0;
  const likely = useLikelyDay({ holder, typeCode: TypeCode, today }, chosen.WorkFrom === null && type !== null);
  const WorkFrom = chosen.WorkFrom ?? likely;
  const values: WholeClaimValues = { ...chosen, TypeCode, WorkFrom, WorkTo: chosen.WorkTo ?? WorkFrom };
  const claimed = { ...claimedOf(values), ChillCode: holder.code };

  const required = (isThere: boolean) => (isThere ? null : issues('required'));
  const form = useForm<ClaimValues, unknown>({
    values: { ...draft, values },
    check: () => ({
      WorkFrom: required(WorkFrom !== ''),
      WorkTo: required(values.WorkTo !== ''),
      Reason: required(values.Reason.trim() !== ''),
    }),
    send: async () => {
      const content = { ...claimed, Reason: values.Reason };
      return send(content, await draft.keyOf(content));
    },
    onSent: () => {
      void refreshCompOff();
      onSent();
    },
    errorsOf: (error) => fieldErrorsOf(error, (message) => claimIssueText(issues, message)),
    failureText: errorText,
  });
  return { form, draft, values, claimed };
}
