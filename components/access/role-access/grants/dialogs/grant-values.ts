import type { RequestFor } from '@/lib/contract/all';
import type { GrantScope } from '@/lib/contract/access/role-access/rules';
import type { FieldErrors } from '@/lib/client/form/field-errors';
import { calendarDate } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';
import { isoDate, wireDate } from '@/lib/typed/wire-days';

/** Whom a role is given to. */
export interface Holder {
  readonly name: string;
  readonly employeeId: string;
  readonly hasPhoto: boolean;
  readonly AccountCode: string;
  readonly ChillCode: string;
}

export interface GrantValues {
  readonly ChillCode: Holder | null;
  readonly RoleCode: string;
  readonly Scope: GrantScope;
  readonly UnitCode: string;
  /** DD-MMM-YYYY, as a field of a day has it. */
  readonly From: string;
  readonly To: string;
  readonly Reason: string;
}

export const newGrant = (holder: Holder | null, roleCode: number | undefined): GrantValues => ({
  ChillCode: holder,
  RoleCode: roleCode === undefined ? '' : String(roleCode),
  Scope: 'self',
  UnitCode: '',
  From: wireDate(calendarDate(new Date())),
  To: '',
  Reason: '',
});

export function checkGrant(t: Translate<'role-access'>, values: GrantValues): FieldErrors<GrantValues> {
  const { ChillCode, RoleCode, Scope, UnitCode, From, To, Reason } = values;
  const missing = (isMissing: boolean) => (isMissing ? t('issues.required') : null);
  return {
    ChillCode: missing(ChillCode === null),
    RoleCode: missing(RoleCode === ''),
    UnitCode: missing(Scope === 'unit' && UnitCode === ''),
    ...checkDays(t, { From, To }),
    Reason: missing(Reason.trim() === ''),
  };
}

/** What is wrong with the days of a grant. */
export function checkDays(
  t: Translate<'role-access'>,
  { From, To }: Pick<GrantValues, 'From' | 'To'>,
): { From: string | null; To: string | null } {
  const [from, to] = [isoDate(From), isoDate(To)];
  const isBefore = from !== null && to !== null && to < from;
  return {
    From: from === null ? t('issues.not_a_day') : null,
    To: To !== '' && to === null ? t('issues.not_a_day') : isBefore ? t('issues.before_from') : null,
  };
}

/** What is sent. */
export const grantRequest = (values: GrantValues): RequestFor<'addGrant'> => ({
  AccountCode: values.ChillCode?.AccountCode ?? '',
  ChillCode: values.ChillCode?.ChillCode ?? '',
  RoleCode: Number(values.RoleCode),
  Scope: values.Scope,
  UnitCode: values.Scope === 'unit' ? values.UnitCode : '',
  From: isoDate(values.From) ?? '',
  To: isoDate(values.To) ?? '',
  Reason: values.Reason,
});
