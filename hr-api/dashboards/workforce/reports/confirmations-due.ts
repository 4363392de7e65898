import { and, between, eq, gt, gte, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { OPEN_ENDED_STATUS } from '../../../../lib/contract/changes/change-rules';
import { asOn } from '../../../people/effective-dates';
import { staysOn } from '../../../people/changes/coming-to-an-end';
import { historyWrites } from '../../../people/changes/tables';
import { jobStatusKinds } from '../../../people/organisation/tables';
import { keepsPeople } from '../../../people/policy';
import { assignments, employments, jobStatuses, persons } from '../../../people/tables';
import { dayOf, daysAfter, type CalendarDate } from '../../../platform/dates';
import { defineReport, type ReportReader } from '../../../workplace/reports/report';
import {
  joinPeople,
  leaderField,
  organisationField,
  personFields,
  placeFields,
  visibleEmployments,
} from '../../../workplace/reports/people/employee-rows';
import { workforceChoices, workforceField, workforceReport } from '../workforce-texts';

const trial = alias(jobStatuses, 'trial');
const earlier = alias(jobStatuses, 'earlier_trial');
const following = alias(jobStatuses, 'following');

const named = (name: string) => sql`${jobStatuses} ${sql.identifier(name)}`;

/** A trial that was made longer, or follows one of the same status; `offset 0` has it looked up for each, not all of them read first. */
const isExtended = sql`(
  exists (select 1 from ${named('earlier_trial')} where ${and(
    eq(earlier.employmentId, trial.employmentId),
    eq(earlier.statusCode, trial.statusCode),
    eq(earlier.validTo, trial.validFrom),
  )} offset 0)
  or exists (select 1 from ${historyWrites} where ${eq(historyWrites.rowId, trial.id)}
    and ${historyWrites.tableName} = 'job_statuses' and (${historyWrites.before} ->> 'planned_end')::date < ${trial.plannedEnd}))`;

/** What follows a status by the day after its planned end, as far as the reader may know of days to come. */
function followsInTime(reader: ReportReader) {
  const isKnown = keepsPeople(reader.actor) ? undefined : lte(following.validFrom, dayOf(reader.now));
  return and(
    eq(following.employmentId, trial.employmentId),
    eq(following.validFrom, trial.validTo),
    sql`${following.validFrom} <= ${trial.plannedEnd} + 1`,
    isKnown,
  );
}

/** Whoever leaves with their trial is not decided about; that somebody will leave is known to those alone who keep people. */
function staysFor(reader: ReportReader, on: CalendarDate) {
  if (keepsPeople(reader.actor)) return staysOn(on, trial.validTo);
  const leavesLater = gt(employments.validTo, daysAfter(dayOf(reader.now), 1));
  return or(staysOn(on, trial.validTo), and(asOn(employments, on), leavesLater));
}

/**
 * PC-089 of PC-086. Whose confirmation is to be decided. No day of confirmation is kept: a trial is a status that is entered with a
 * length, its planned end is when it is due, and whoever is confirmed has the open-ended status after it. A trial is of a day while
 * nothing follows in time; one that was confirmed, until the day on which it would have been due. Nobody reads it of themselves.
 */
export const confirmationsDue = defineReport({
  ...workforceReport('confirmations-due'),
  module: 'ecenter',
  allow: 'workforce.read',
  fileName: 'Confirmations_Due',
  days: 'day',
  hasPlans: true,
  rowPage: 'ecenter/jobstatusupdate/request',
  pivot: { row: 'Unit', column: 'State' },
  sort: { field: 'DueOn', direction: 'asc' },
  query: async (reader, { on }) => {
    const isOpen = and(isNull(following.id), or(isNull(trial.validTo), gt(trial.validTo, on)));
    const isConfirmed = eq(following.statusCode, Number(OPEN_ENDED_STATUS));
    const ofTrials = (isAmong: SQL | undefined) => sql`${named('trial')}
      join ${jobStatusKinds} on ${and(eq(jobStatusKinds.code, trial.statusCode), eq(jobStatusKinds.endsBy, 'length'), isAmong)}
      left join ${named('following')} on ${followsInTime(reader)}
      ${joinPeople(reader, sql`${trial.employmentId}`, on)}`;
    return {
      fields: [
        ...personFields(reader),
        workforceField('State', reader, {
          value: sql`(case when ${isConfirmed} then 'confirmed' when ${trial.plannedEnd} < ${on} then 'overdue'
            when ${isExtended} then 'extended' else 'due' end)`,
          choices: async () => workforceChoices('states', reader),
        }),
        workforceField('DueOn', reader, { type: 'date', value: sql`${trial.plannedEnd}` }),
        leaderField('Manager', reader, on),
        organisationField('JobStatus', reader),
        ...placeFields(reader, 'Business', 'Level'),
      ],
      from: ofTrials(undefined),
      byDays: {
        field: 'DueOn',
        from: ({ from, to }) => ofTrials(between(trial.plannedEnd, from, to)),
        around: on,
      },
      where: and(
        isNotNull(trial.plannedEnd),
        lte(trial.validFrom, on),
        or(isOpen, and(isConfirmed, gte(trial.plannedEnd, on))),
        staysFor(reader, on),
        isNotNull(assignments.id),
        ne(employments.personId, reader.actor.personId),
        await visibleEmployments(reader),
      ),
      orgDay: on,
      key: sql`${trial.id}`,
      searched: sql`${persons.searchText}`,
      rowCode: sql`${employments.code}`,
    };
  },
});
