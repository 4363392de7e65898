import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { joiningFormSchema } from '../../../lib/contract/changes/joining/joining';
import type { CallContext } from '../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import type { Refusal } from '../../people/changes/checks/refuse-change';
import type { ChangeRequest } from '../../people/changes/make/change-request';
import { hasBegun } from '../../people/effective-dates';
import { employments, persons } from '../../people/tables';
import { assignmentRequest } from '../assignments/assignment-request';
import { changeTexts } from '../change-texts';
import { formDay } from '../../platform/form-day';
import { formIssues } from '../form-issues';
import { statusRequest } from '../job-status/status-request';
import { personToChange, type OpenPerson } from '../open-person';
import { lineRequest } from '../reporting-lines/line-request';
import type { LineKind } from '../reporting-lines/list-lines';
import { isEmployeeIdTaken } from './find-doubles';
import { identityIssues } from './identity-issues';

export type JoiningForm = z.output<typeof joiningFormSchema>;
export type FormerEmployee = typeof persons.$inferSelect & {
  readonly employmentId: string;
  /** The first day on which they were no longer employed. */
  readonly leftOn: CalendarDate;
};

export interface JoiningRequest {
  readonly form: JoiningForm;
  /** The person and the employment that are made, or the person who comes back. */
  readonly person: OpenPerson;
  readonly former: FormerEmployee | null;
  readonly bornOn: CalendarDate | null;
  readonly begins: readonly ChangeRequest[];
}

/** What the form asks for, with all that is wrong with it said at once. */
export async function readJoining(context: CallContext, form: JoiningForm): Promise<JoiningRequest> {
  const former = form.RehireOf === '' ? null : await formerEmployee(context, form.RehireOf);
  const issues = formIssues();
  const personId = former?.id ?? randomUUID();
  if (!former) await checkIdentity(context, form, issues.add, personId);
  const joinedOn = issues.day('JoinedOn', form.JoinedOn);
  if (former && joinedOn !== null && joinedOn < former.leftOn) issues.add('JoinedOn', 'not_after_previous');
  const mail = (former?.mail ?? form.Mail).trim() || form.Mail.trim();
  if (form.OpensAccount && mail === '') issues.add('Mail', 'required');
  const person: OpenPerson = {
    ...{ id: randomUUID(), code: '', personId },
    ...{ validFrom: joinedOn ?? dayOf(context.now), validTo: null },
  };
  const begins = await beginnings(context, person, form, issues.add);
  issues.refuse();
  return { form, person, former, bornOn: formDay(form.BornOn), begins };
}

type AddIssue = (path: string, message: Refusal['message']) => void;

async function checkIdentity(context: CallContext, form: JoiningForm, add: AddIssue, personId: string) {
  const issues = identityIssues(form, dayOf(context.now));
  for (const { path, message } of issues) add(path, message);
  const empid = form.EmployeeID.trim();
  if (empid === '' || issues.some(({ path }) => path === 'EmployeeID')) return;
  if (await isEmployeeIdTaken(context, empid, personId)) add('EmployeeID', 'taken');
}

/** What begins with the employment, each by the rules of its own form. */
async function beginnings(
  context: CallContext,
  person: OpenPerson,
  form: JoiningForm,
  add: AddIssue,
): Promise<ChangeRequest[]> {
  const Justification = changeTexts[context.language].joined;
  const shared = { ChillCode: person.code, EffectiveFrom: person.validFrom, Justification, Version: '' };
  const { BusinessCode, CompanyCode, UnitCode, LocationCode, LevelCode } = form;
  const { JobStatus, NoOfMonths, NoOfDays, EndDate } = form;
  const place = { BusinessCode, CompanyCode, UnitCode, LocationCode, LevelCode };
  const status = { JobStatus, NoOfMonths, NoOfDays, EndDate };
  const begins: ChangeRequest[] = [];
  const begin = async (request: Promise<ChangeRequest>, path?: string) => {
    try {
      begins.push(await request);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.details.issues) throw error;
      for (const issue of error.details.issues) add(path ?? issue.path, issue.message as Refusal['message']);
    }
  };
  const lead = (ReportingID: string, kind: LineKind) =>
    lineRequest(context, person, { ...shared, managerKeyCode: '', ReportingID, Mode: '' }, { kind, doing: 'add' });
  await begin(assignmentRequest(context, person, { ...shared, AssignmentCode: '', Modes: {}, ...place }, 'add'));
  await begin(statusRequest(context, person, { ...shared, JobStatusCode: '', Mode: '', ...status }, 'add'));
  if (form.ReportingID.trim() !== '') await begin(lead(form.ReportingID, 'manager'));
  if (form.AdminReportingID.trim() !== '')
    await begin(lead(form.AdminReportingID, 'admin_manager'), 'AdminReportingID');
  return begins;
}

/** Somebody who was here before, whom the caller sees, by one of their employments; refused while they are employed. */
export async function formerEmployee(context: CallContext, code: string): Promise<FormerEmployee> {
  const { personId } = await personToChange(context, code);
  const [last] = await context.db
    .select({ person: persons, employmentId: employments.id, validTo: employments.validTo })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(eq(employments.personId, personId))
    .orderBy(desc(employments.validFrom), desc(hasBegun(employments)))
    .limit(1);
  if (!last?.validTo) throw new ApiError('not_found');
  return { ...last.person, employmentId: last.employmentId, leftOn: last.validTo };
}
