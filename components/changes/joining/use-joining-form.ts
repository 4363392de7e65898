import { useRouter } from 'next/navigation';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCall, useCallMutation } from '@/lib/client/call/use-call';
import { useDraftForm } from '@/lib/client/drafts/use-draft-form';
import { fieldErrorsOf, type FieldErrors } from '@/lib/client/form/field-errors';
import { useForm } from '@/lib/client/form/use-form';
import { useDebounced } from '@/lib/client/use-debounced';
import { OPEN_ENDED_STATUS } from '@/lib/contract/changes/change-rules';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { employmentPage } from '../change-pages';
import { issueText } from '../form/issue-text';
import { checkJoining, FIRST_VALUES, requestOf, type FormerEmployee, type JoiningChoices } from './joining-values';

/** How long nobody types before doubles are looked for, in milliseconds. */
const DELAY_MS = 400;

export interface JoiningFormOptions {
  readonly choices: JoiningChoices;
  /** Who comes back, with the code of their employment; null for somebody new. */
  readonly rehired: (FormerEmployee & { readonly ChillCode: string }) | null;
}

/** The form of somebody who joins, with who may be the same person. */
export function useJoiningForm({ choices, rehired }: JoiningFormOptions) {
  const t = useMessages('changes.form');
  const tPart = useMessages('changes.assignment');
  const tJoining = useMessages('joining');
  const errorText = useErrorText();
  const router = useRouter();
  const { send } = useCallMutation('addPerson');
  const names = {
    ...{ GivenName: tJoining('givenName'), FamilyName: tJoining('familyName'), EmployeeID: tJoining('employeeId') },
    ...{ Mail: tJoining('mail'), PersonalMail: tJoining('personalMail'), BornOn: tJoining('bornOn') },
    ...{ Gender: tJoining('gender'), JoinedOn: tJoining('joinedOn') },
    ...{ BusinessCode: tPart('business'), CompanyCode: tPart('company'), UnitCode: tPart('unit') },
    ...{ LocationCode: tPart('location'), LevelCode: tPart('level') },
    ...{ JobStatus: t('jobStatus'), NoOfMonths: t('months'), NoOfDays: t('days'), EndDate: t('endDate') },
    ...{ Manager: tJoining('manager'), AdminManager: tJoining('adminManager') },
    ...{ ReportingID: tJoining('manager'), AdminReportingID: tJoining('adminManager') },
    ...{ OpensAccount: tJoining('account'), IsNoDouble: tJoining('noDouble') },
  };
  const draft = useDraftForm('joining', rehired?.ChillCode ?? 'new', FIRST_VALUES);
  const statusOf = (code: string) => choices.Statuses.find(({ value }) => value === code);
  const inputOf = (code: string) => (code === OPEN_ENDED_STATUS ? '' : (statusOf(code)?.InputType ?? ''));
  const hasMail = Boolean(rehired?.Mail);

  /** A refusal of a manager stands at the choice of them. */
  const errorsOf = (error: unknown) => {
    const { ReportingID, AdminReportingID, ...others } = fieldErrorsOf(error, (message, field) =>
      issueText(t, names, message, field),
    );
    return { ...others, Manager: ReportingID, AdminManager: AdminReportingID } as FieldErrors<typeof FIRST_VALUES>;
  };

  const form = useForm({
    values: draft,
    check: (values) =>
      checkJoining(t, names, values, { input: inputOf(values.JobStatus), isRehire: rehired !== null, hasMail }),
    send: async (values) => {
      const request = requestOf(values, { input: inputOf(values.JobStatus), rehireOf: rehired?.ChillCode ?? '' });
      return send(request, await draft.keyOf(request));
    },
    onSent: ({ ChillCode, EmployeeID }) => {
      showSnackbar('success', tJoining(rehired ? 'rehired' : 'added', { id: EmployeeID }));
      router.push(employmentPage(ChillCode));
      router.refresh();
    },
    errorsOf,
    failureText: errorText,
  });

  const { values } = form;
  const { GivenName, FamilyName, Mail, PersonalMail, BornOn } = values;
  const isTelling = (GivenName.trim() !== '' && FamilyName.trim() !== '') || Mail.trim() !== '';
  const identity = JSON.stringify({ GivenName, FamilyName, Mail, PersonalMail, BornOn });
  const settled = useDebounced(rehired || !isTelling ? '' : identity, DELAY_MS);
  const doubles = useCall(
    'searchDoubles',
    settled ? (JSON.parse(settled) as { GivenName: string; FamilyName: string; Mail: string }) : null,
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return {
    form,
    names,
    draft,
    input: inputOf(values.JobStatus),
    inputLabel: statusOf(values.JobStatus)?.InputLabel ?? '',
    doubles: settled ? doubles.data : undefined,
  };
}
