import { sql, type SQL } from 'drizzle-orm';
import { REVIEW_DAYS, type ReviewReason } from '../../../../lib/contract/access/role-access/rules';
import { daysAfter, type CalendarDate } from '../../../platform/dates';
import { accounts, roleGrants } from '../../../people/accounts/tables';
import { assignments, employments } from '../../../people/tables';
import { grantDetails, roleUses } from '../tables';

const { validFrom, validTo } = roleGrants;

/** Since when a grant is as it is: it began, or somebody looked at it and kept it. */
const settledOn = sql`greatest(${validFrom}, ${grantDetails.confirmedOn})`;

/** The last day since then on which the holder of the grant of the row went to another unit; null where they did not. */
export const movedOn = (today: CalendarDate): SQL<CalendarDate | null> => sql<CalendarDate | null>`(
  select max(later.valid_from)::text from ${assignments} later
  join ${employments} on ${employments.id} = later.employment_id and ${employments.personId} = ${accounts.personId}
  join ${assignments} earlier on earlier.employment_id = later.employment_id
    and earlier.valid_to = later.valid_from and earlier.unit_code <> later.unit_code
  where later.valid_from > ${settledOn} and later.valid_from <= ${today})`;

/** Whether a grant is to be looked at, reason by reason. What somebody kept comes up again when there is a new reason. */
export function reviewReasons(today: CalendarDate): Record<ReviewReason, SQL<boolean>> {
  const lastDayBy = daysAfter(today, REVIEW_DAYS.ends);
  const sleptSince = daysAfter(today, -REVIEW_DAYS.slept);
  return {
    ends: sql<boolean>`(${validTo} is not null and ${validTo} - 1 <= ${lastDayBy}::date
      and coalesce(${grantDetails.confirmedOn}, ${validFrom}) < ${validTo} - ${REVIEW_DAYS.ends + 1}::int)`,
    slept: sql<boolean>`(coalesce(greatest(${settledOn}, ${roleUses.lastUsedOn}), ${validFrom}) <= ${sleptSince}::date)`,
    moved: sql<boolean>`(${movedOn(today)} is not null)`,
  };
}
