import { asc, eq, sql } from 'drizzle-orm';
import type { InputType } from '../../../lib/contract/changes/change-rules';
import type { CallContext, Handler } from '../../platform/calls/call';
import { dayOf, daysBetween, wireDate } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { namesOf, textsOf } from '../../platform/texts/data';
import { historyVersion } from '../../people/changes/rows/history-version';
import { jobStatusKinds } from '../../people/organisation/tables';
import { changeTexts } from '../change-texts';
import { mayChange, openPerson, personToChange } from '../open-person';
import { readHistory } from '../read-history';
import { endsAlone, isOpenToEdit, lastDayIn, rowState, wireDayOrNone } from '../row-state';
import { statusOf } from './status-row';

export const INPUT_OF = { length: 'T', date: 'D', next: '' } as const satisfies Record<string, InputType>;

/** JOBS-10: somebody's statuses. Why each was given is told to those who keep the person. */
export const listJobStatuses: Handler<'listJobStatuses'> = async ({ ChillCode, KnownOn }, context) => {
  const { db, now, language } = context;
  const today = dayOf(now);
  const person = await openPerson(context, ChillCode);
  const isKept = mayChange(context, person, 'status.change');
  const names = await namesOf(db, 'job-status', language);
  const history = await readHistory(context, person, { kind: 'job_status', knownOn: KnownOn });
  return history.map(({ row, org, changeCode }) => {
    const { code, months, days, plannedEnd, justification } = statusOf(row);
    const state = rowState(row, today);
    const isAlone = state !== 'past' && endsAlone(plannedEnd, row);
    return {
      EditFlag: isKept && isOpenToEdit(row, today) && KnownOn === '',
      EffectiveFrom: wireDate(row.validFrom),
      Emp_Status_Name: names.get(code) ?? code,
      No_of_Months: months,
      NoofDays: days,
      EndDate: row.validTo ? lastDayIn(row) : wireDayOrNone(plannedEnd),
      ChillKeyCode: row.id,
      ...org,
      JobStatus: code,
      Justification: isKept ? justification : '',
      State: state,
      PlannedEnd: isAlone ? wireDayOrNone(plannedEnd) : '',
      EndsInDays: isAlone && plannedEnd ? daysBetween(today, plannedEnd) : null,
      ChangeCode: isKept ? changeCode : '',
    };
  });
};

/** JOBS-09: the kinds of status, with what each is entered with. */
export const listJobStatusChoices: Handler<'listJobStatusChoices'> = async ({ ChillCode }, context) => {
  await personToChange(context, ChillCode);
  return statusChoices(context);
};

/** The statuses that there are, with what each asks for. */
export async function statusChoices({ db, language }: Pick<CallContext, 'db' | 'language'>) {
  const names = textsOf('job-status', language, 'status_texts');
  const kinds = await db
    .select({ code: jobStatusKinds.code, endsBy: jobStatusKinds.endsBy, name: names.name })
    .from(jobStatusKinds)
    .leftJoin(names, eq(names.code, sql`${jobStatusKinds.code}::text`))
    .orderBy(asc(jobStatusKinds.code));
  const { inputs } = changeTexts[language];
  return kinds.map(({ code, endsBy, name }) => ({
    value: String(code),
    label: name ?? String(code),
    InputLabel: endsBy === 'next' ? '' : inputs[endsBy],
    InputType: INPUT_OF[endsBy],
  }));
}

/** JOBS-08: one status, to be edited. */
export const getJobStatus: Handler<'getJobStatus'> = async ({ ChillCode, JobCode }, context) => {
  const { db, now } = context;
  const person = await personToChange(context, ChillCode);
  const history = await readHistory(context, person, { kind: 'job_status', knownOn: '' });
  const found = history.find(({ row }) => row.id === JobCode);
  if (!found) throw new ApiError('not_found');
  const { code, months, days, plannedEnd, justification } = statusOf(found.row);
  const [kind] = await db
    .select({ endsBy: jobStatusKinds.endsBy })
    .from(jobStatusKinds)
    .where(eq(jobStatusKinds.code, Number(code)));
  return {
    EffectiveFrom: wireDate(found.row.validFrom),
    JobStatus: code,
    NoOfMonths: months,
    NoOfDays: days,
    EndDate: wireDayOrNone(plannedEnd),
    EditField: rowState(found.row, dayOf(now)) === 'planned' || found.isOfToday ? 'Y' : 'N',
    Justification: justification,
    InputType: INPUT_OF[kind?.endsBy ?? 'next'],
    ChillCode,
    JobStatusCode: JobCode,
    JobCode,
    Version: await historyVersion(db, person.id),
  };
};
