import {
  isEmployeeId,
  isMail,
  MAX_EMPLOYEE_ID,
  MAX_MAIL,
  MAX_NAME,
} from '../../../lib/contract/changes/joining/joining-rules';
import type { CalendarDate } from '../../platform/dates';
import type { Refusal } from '../../people/changes/checks/refuse-change';
import { formDay } from '../../platform/form-day';

/** Who somebody is, as a form or a file says it. */
export interface GivenIdentity {
  readonly GivenName: string;
  readonly FamilyName: string;
  readonly Mail: string;
  readonly PersonalMail: string;
  readonly BornOn: string;
  readonly EmployeeID: string;
}

/** What is wrong with it as such: whether somebody else has the number is asked elsewhere. */
export function identityIssues(given: GivenIdentity, today: CalendarDate): Refusal[] {
  const issues: Refusal[] = [];
  const add = (path: keyof GivenIdentity, message: Refusal['message']) => issues.push({ path, message });
  for (const path of ['GivenName', 'FamilyName'] as const) {
    const name = given[path].trim();
    if (name === '') add(path, 'required');
    else if ([...name].length > MAX_NAME) add(path, 'too_long');
  }
  for (const path of ['Mail', 'PersonalMail'] as const) {
    const mail = given[path].trim();
    if (mail !== '' && (mail.length > MAX_MAIL || !isMail(mail))) add(path, 'not_valid');
  }
  const born = formDay(given.BornOn);
  if (given.BornOn.trim() !== '' && (born === null || born >= today)) add('BornOn', 'not_valid');
  const empid = given.EmployeeID.trim();
  if (empid !== '' && (!isEmployeeId(empid) || empid.length > MAX_EMPLOYEE_ID)) add('EmployeeID', 'not_valid');
  return issues;
}
