import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { EntryKind } from '../../../../lib/contract/time/leave/leave-rules';
import { asOn } from '../../../people/effective-dates';
import { employments, persons } from '../../../people/tables';
import type { CalendarDate } from '../../../platform/dates';
import {
  joinPeople,
  leaderField,
  organisationField,
  PERSON_PAGE,
  personFields,
} from '../../../workplace/reports/people/employee-rows';
import { defineReport, type Report } from '../../../workplace/reports/report';
import { leaveEntries, leaveRequests } from '../tables';
import { inDays, isLeaveTold, knownTypes, leaveField, typeField } from './known-types';
import { LEAVE_REPORTS } from './report-titles';

interface Accounts {
  readonly known: SQL;
  readonly told: SQL | undefined;
  readonly isListed: (balance: SQL) => SQL;
}

/** The sums of each account that the reader is told of as on a day, of the year of that day where they are of a year. */
const accountsOn = (on: CalendarDate, { known, told, isListed }: Accounts) => {
  const of = (...kinds: EntryKind[]) => inArray(leaveEntries.kind, kinds);
  const inYear = (kinds: SQL) =>
    sql`coalesce(sum(amount) filter (where day between known.year_first and ${on} and ${kinds}), 0)`;
  const balance = sql`coalesce(sum(amount) filter (where day <= ${on}), 0)`;
  return sql`(
    select employment_id, type_code,
      coalesce(sum(amount) filter (where day < known.year_first), 0) as opening,
      ${inYear(of('grant', 'carry', 'earned', 'correction'))} as credited,
      -${inYear(of('taken', 'cancelled'))} as availed,
      -${inYear(of('expiry'))} as lapsed,
      -${inYear(of('encashed'))} as encashed,
      ${balance} as balance,
      -coalesce(sum(amount) filter (where day > ${on} and ${of('taken', 'cancelled')}), 0) as planned
    from ${leaveEntries} join ${known} on known.code = type_code
    join ${employments} on ${eq(employments.id, leaveEntries.employmentId)}
    where ${and(asOn(employments, on), told)}
    group by employment_id, type_code having ${isListed(balance)}
  ) as account`;
};

interface Part extends Pick<Report, 'code' | 'names' | 'descriptions' | 'fileName'> {
  /** Of which accounts, by what is left. */
  readonly isListed?: (balance: SQL) => SQL;
}

const balancesOf = ({ isListed = () => sql`true`, ...part }: Part) =>
  defineReport({
    ...part,
    module: 'timemanage',
    allow: 'visible',
    days: 'day',
    endsToday: true,
    rowPage: PERSON_PAGE,
    pivot: { row: 'Unit', column: 'LeaveType', value: 'Balance' },
    sort: { field: 'Name', direction: 'asc' },
    query: async (reader, { on }) => {
      const field = leaveField(reader);
      const days = (name: Parameters<typeof field>[0], amount: SQL) =>
        field(name, inDays(amount), { type: 'number', hasTotal: true });
      const known = await knownTypes(reader, on);
      return {
        fields: [
          ...personFields(reader),
          organisationField('Unit', reader),
          { ...organisationField('Location', reader), isHiddenAtFirst: true },
          { ...leaderField('Manager', reader, on), isHiddenAtFirst: true },
          typeField(reader),
          days('Opening', counted(sql`account.opening`)),
          days('Credited', sql`account.credited`),
          days('Availed', sql`account.availed`),
          days('Lapsed', sql`account.lapsed`),
          days('Encashed', sql`account.encashed`),
          days('Balance', counted(sql`account.balance`)),
          days('Planned', sql`account.planned`),
          days('Pending', pending),
        ],
        from: sql`${accountsOn(on, { known, told: await isLeaveTold(reader), isListed })}
          join ${known} on known.code = account.type_code ${joinPeople(reader, sql`account.employment_id`, on)}`,
        where: undefined,
        key: sql`(account.employment_id::text || account.type_code)`,
        searched: sql`${persons.searchText}`,
        rowCode: sql`${employments.code}`,
      };
    },
  });

/** Nothing is left or short of what is taken without being granted. */
const counted = (amount: SQL) => sql`(case when known.is_counted then ${amount} end)`;

/** What is asked for and undecided. */
const pending = sql`coalesce((
  select sum(open.amount) from ${leaveRequests} open where open.employment_id = account.employment_id
    and open.type_code = account.type_code and open.state = 'pending'), 0)`;

/** What everybody has of each type as on a day: what of it came and went in its year, and what is planned. */
export const leaveBalances = balancesOf({
  code: 'leave-balances',
  fileName: 'Leave_Balances',
  ...LEAVE_REPORTS.balances,
});

/** Who has taken more than there was. */
export const negativeBalances = balancesOf({
  code: 'negative-leave-balances',
  fileName: 'Negative_Leave_Balances',
  ...LEAVE_REPORTS.negative,
  isListed: (balance) => sql`${balance} < 0 and bool_and(known.is_counted)`,
});
