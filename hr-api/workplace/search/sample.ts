import { GROUP } from '../../../lib/contract/workplace/search';
import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { daysAfter, startOf, type CalendarDate } from '../../platform/dates';
import { ROLE } from '../../people/accounts/role-codes';
import type { SampleAccount } from '../../people/sample/sample-accounts';
import { menus } from '../shell/tables';
import { favourites } from './tables';

/** What somebody of the cast opened last from the search: their leader, the first of their reports, and a page or two. */
export async function loadFavourites(
  db: Database,
  holders: readonly SampleAccount[],
  today: CalendarDate,
): Promise<void> {
  const codes = new Map(
    (await db.select({ code: menus.code, link: menus.link }).from(menus)).map((menu) => [menu.link, menu.code]),
  );
  const rows = holders
    .filter(({ seat }) => seat.cast && !seat.leftOn)
    .flatMap(({ accountId, seat, roleCodes }) => {
      const used = (daysAgo: number) => ({ accountId, usedAt: startOf(daysAfter(today, -daysAgo)) });
      const report = holders.find((other) => other.seat.leader === seat && !other.seat.leftOn)?.seat;
      const person = (groupCode: number, employmentId: string | undefined, daysAgo: number) =>
        employmentId ? [{ ...used(daysAgo), groupCode, employmentId, menuCode: null }] : [];
      const page = (link: string, daysAgo: number) => {
        const menuCode = codes.get(link);
        return menuCode ? [{ ...used(daysAgo), groupCode: GROUP.menu, employmentId: null, menuCode }] : [];
      };
      return [
        ...person(GROUP.employee, seat.leader?.employmentId, 2),
        ...(roleCodes.includes(ROLE.appraiser) ? person(GROUP.appraiser, report?.employmentId, 5) : []),
        ...page('knowledgebase', 1),
        ...page('essprofileview', 6),
      ];
    });
  await insertRows(db, favourites, rows);
}
