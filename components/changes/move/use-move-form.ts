import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { showSnackbarWithAction, showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { CallError } from '@/lib/client/call/call-error';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import { useDraftForm } from '@/lib/client/drafts/use-draft-form';
import { fieldErrorsOf, issuesOf } from '@/lib/client/form/field-errors';
import { useForm } from '@/lib/client/form/use-form';
import type { ReplyFor, RequestFor } from '@/lib/contract/all';
import type { ChangeMode } from '@/lib/contract/changes/change-rules';
import { isoDate } from '@/lib/typed/wire-days';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { checkEffectiveFrom, checkJustification } from '../form/check-fields';
import { issueText } from '../form/issue-text';
import { NO_LEADER, type Leader } from '../leader/leader-picker';
import { ANY_JUSTIFICATION } from '../preview/any-justification';
import { useTakeBack } from '../undo/use-take-back';
import { usePreview } from '../preview/use-preview';

export interface MoveValues {
  readonly Kind: 'manager' | 'admin_manager';
  readonly EffectiveFrom: string;
  readonly ReportingID: Leader;
  readonly Justification: string;
  readonly Mode: ChangeMode | '';
  /** Who stays where they are, by code. */
  readonly Left: readonly string[];
}

const EMPTY: MoveValues = {
  ...{ Kind: 'manager', EffectiveFrom: '', ReportingID: NO_LEADER, Justification: '', Mode: '', Left: [] },
};

interface MoveFormOptions {
  /** The code of the leader whose reports move. */
  readonly ChillCode: string;
  readonly isJustified: Readonly<Record<MoveValues['Kind'], boolean>>;
  readonly onMoved: (state: ReplyFor<'moveReports'>['State']) => unknown;
}

/** The form that moves the reports of one leader to another, with who they are on the day and what it would do. */
export function useMoveForm({ ChillCode, isJustified, onMoved }: MoveFormOptions) {
  const { refresh } = useRouter();
  const t = useMessages('changes.form');
  const tMove = useMessages('changes.move');
  const tUndo = useMessages('changes.undo');
  const errorText = useErrorText();
  const takeBack = useTakeBack(refresh);
  const { send } = useCallMutation('moveReports');
  const draft = useDraftForm('move-reports', ChillCode, EMPTY);
  const [failure, setFailure] = useState<string | null>(null);
  const { values } = draft;
  const day = isoDate(values.EffectiveFrom) ? values.EffectiveFrom : '';
  const reports = useCall('listMovableReports', day ? { ChillCode, Kind: values.Kind, On: day } : null, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  const listed = day ? (reports.data?.People ?? []) : [];
  const moving = listed.filter((person) => !values.Left.includes(person.ChillCode));
  const names = {
    EffectiveFrom: t('effectiveFrom'),
    ReportingID: t('managerId'),
    Justification: t('justification'),
    Mode: '',
  };

  const check = (typed: MoveValues) => ({
    EffectiveFrom: checkEffectiveFrom(t, typed.EffectiveFrom),
    ReportingID: typed.ReportingID.ReportingID === '' ? t('required', { name: t('managerId') }) : null,
    Justification: checkJustification(t, typed.Justification, isJustified[typed.Kind]),
    Left: day && reports.data && moving.length === 0 ? tMove('nobodyChosen') : null,
  });

  const requestOf = ({
    Kind,
    EffectiveFrom,
    ReportingID,
    Justification,
    Mode,
  }: MoveValues): RequestFor<'moveReports'> => ({
    ...{ ChillCode, Kind, EffectiveFrom, Mode },
    ReportingID: ReportingID.ReportingID,
    Justification: Justification.trim(),
    People: moving.map((person) => person.ChillCode),
  });

  /** What is refused of one person names them: `People.E1001`. */
  function tell(error: unknown) {
    const refused = issuesOf(error).flatMap(({ path, message }) => {
      const [field, person] = path.split('.');
      if (field !== 'People' || !person) return [];
      const text = issueText(t, { People: t('managerId') }, message, field);
      return text ? [tMove('refusedPerson', { person, text })] : [];
    });
    const own = error instanceof CallError && error.code === 'invalid' ? error.message : '';
    setFailure(refused.length > 0 ? refused.join(' ') : own || errorText(error));
  }

  const form = useForm({
    values: draft,
    check,
    send: async (typed) => {
      setFailure(null);
      const request = requestOf(typed);
      return send(request, await draft.keyOf(request));
    },
    onSent: ({ Moved, BatchCode, State }) => {
      if (State === 'waiting') showSnackbar('success', t('waits'));
      else
        showSnackbarWithAction(tMove('done', { count: Moved }), {
          text: tUndo('button'),
          run: () => takeBack({ ChangeCode: '', BatchCode }),
        });
      return onMoved(State);
    },
    errorsOf: (error) => fieldErrorsOf(error, (message, field) => issueText(t, names, message, field)),
    onFailed: tell,
  });

  const isWhole = Object.values(check({ ...values, Justification: ANY_JUSTIFICATION })).every((error) => !error);
  const asked =
    isWhole && moving.length > 0
      ? ({ Kind: 'move', Form: { ...requestOf(values), Justification: ANY_JUSTIFICATION } } as const)
      : null;
  return {
    form: { ...form, failure, draftState: draft.state },
    ...{ names, day, reports, listed, moving },
    preview: usePreview('previewChange', asked),
  };
}
