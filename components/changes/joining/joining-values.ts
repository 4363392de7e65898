import type { FieldErrors } from '@/lib/client/form/field-errors';
import type { ReplyFor, RequestFor } from '@/lib/contract/all';
import type { InputType } from '@/lib/contract/changes/change-rules';
import { isEmployeeId, isMail, MAX_NAME } from '@/lib/contract/changes/joining/joining-rules';
import { isoDate } from '@/lib/typed/wire-days';
import type { Translate } from '@/lib/i18n/message-key';
import { NO_LEADER, type Leader } from '../leader/leader-picker';

export type JoiningChoices = ReplyFor<'listJoiningChoices'>;
export type Doubles = ReplyFor<'searchDoubles'>;
export type FormerEmployee = ReplyFor<'getFormerEmployee'>;

/** Somebody who joins, as the form has them. */
export interface JoiningValues {
  readonly GivenName: string;
  readonly FamilyName: string;
  readonly EmployeeID: string;
  readonly Mail: string;
  readonly PersonalMail: string;
  readonly BornOn: string;
  readonly Gender: '' | 'female' | 'male' | 'other';
  readonly JoinedOn: string;
  readonly BusinessCode: string;
  readonly CompanyCode: string;
  readonly UnitCode: string;
  readonly LocationCode: string;
  readonly LevelCode: string;
  readonly JobStatus: string;
  readonly NoOfMonths: string;
  readonly NoOfDays: string;
  readonly EndDate: string;
  readonly Manager: Leader;
  readonly AdminManager: Leader;
  readonly OpensAccount: boolean;
  readonly IsNoDouble: boolean;
}

/** Where somebody works, as the form has its lists. */
export const PLACES = ['BusinessCode', 'CompanyCode', 'UnitCode', 'LocationCode', 'LevelCode'] as const;

export const FIRST_VALUES: JoiningValues = {
  ...{ GivenName: '', FamilyName: '', EmployeeID: '', Mail: '', PersonalMail: '', BornOn: '', Gender: '' },
  ...{ JoinedOn: '', BusinessCode: '', CompanyCode: '', UnitCode: '', LocationCode: '', LevelCode: '' },
  ...{ JobStatus: '', NoOfMonths: '', NoOfDays: '', EndDate: '' },
  ...{ Manager: NO_LEADER, AdminManager: NO_LEADER, OpensAccount: true, IsNoDouble: false },
};

type Names = Readonly<Record<keyof JoiningValues | 'ReportingID' | 'AdminReportingID', string>>;

interface Asked {
  /** What the chosen status asks for. */
  readonly input: InputType;
  readonly isRehire: boolean;
  /** Whether an address is known already. */
  readonly hasMail: boolean;
}

/** What the browser checks; the HR API checks any value. */
export function checkJoining(
  t: Translate<'changes.form'>,
  names: Names,
  values: JoiningValues,
  { input, isRehire, hasMail }: Asked,
): FieldErrors<JoiningValues> {
  const required = (name: keyof JoiningValues) => t('required', { name: names[name] });
  const notValid = (name: keyof JoiningValues) => t('issues.not_valid', { name: names[name] });
  const nameError = (name: 'GivenName' | 'FamilyName') => {
    if (isRehire) return null;
    if (values[name].trim() === '') return required(name);
    return [...values[name].trim()].length > MAX_NAME ? t('tooLong', { name: names[name], max: MAX_NAME }) : null;
  };
  const mailError = (name: 'Mail' | 'PersonalMail') =>
    values[name].trim() !== '' && !isMail(values[name].trim()) ? notValid(name) : null;
  const id = values.EmployeeID.trim();
  return {
    GivenName: nameError('GivenName'),
    FamilyName: nameError('FamilyName'),
    EmployeeID: id !== '' && !isEmployeeId(id) ? notValid('EmployeeID') : null,
    Mail: values.OpensAccount && !hasMail && values.Mail.trim() === '' ? required('Mail') : mailError('Mail'),
    PersonalMail: mailError('PersonalMail'),
    BornOn: values.BornOn !== '' && !isoDate(values.BornOn) ? notValid('BornOn') : null,
    JoinedOn: isoDate(values.JoinedOn) ? null : required('JoinedOn'),
    ...Object.fromEntries(PLACES.map((place) => [place, values[place] === '' ? required(place) : null])),
    JobStatus: values.JobStatus === '' ? required('JobStatus') : null,
    NoOfMonths: input === 'T' && values.NoOfMonths.trim() === '' ? required('NoOfMonths') : null,
    EndDate: input === 'D' && !isoDate(values.EndDate) ? required('EndDate') : null,
  };
}

/** What is sent. */
export function requestOf(
  { Manager, AdminManager, NoOfMonths, NoOfDays, EndDate, ...values }: JoiningValues,
  { input, rehireOf }: { readonly input: InputType; readonly rehireOf: string },
): RequestFor<'addPerson'> {
  return {
    ...values,
    RehireOf: rehireOf,
    ...(input === 'T' && { NoOfMonths: NoOfMonths.trim(), NoOfDays: NoOfDays.trim() }),
    ...(input === 'D' && { EndDate }),
    ReportingID: Manager.ReportingID,
    AdminReportingID: AdminManager.ReportingID,
  };
}
