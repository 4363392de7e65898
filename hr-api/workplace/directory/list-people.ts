import { sql } from 'drizzle-orm';
import type { DirectoryFilter, DirectoryPerson, DirectorySort } from '../../../lib/contract/people/directory';
import { LEVEL_COLUMN } from '../../people/organisation/filter/is-chosen';
import { describePeople } from './describe-people';
import { dayLookedAt, isListed, type DirectoryReader } from './listed-people';
import { pageByLevel } from './page-by-level';
import { lastPerson, pageByName, type Direction } from './page-of-people';

interface Page extends DirectoryFilter {
  readonly Sort: DirectorySort;
  readonly Direction: Direction;
  /** The code of the employment that the page before ended with; empty for the first page. */
  readonly After: string;
  readonly PageSize: number;
}

/** One page of the directory. Its people are found first, and what is told of them is read for those alone. */
export async function listPeople(reader: DirectoryReader, page: Page): Promise<DirectoryPerson[]> {
  const { db } = reader;
  const { Sort, After, Direction: direction, PageSize: limit } = page;
  const on = dayLookedAt(reader, page);
  const place = Sort === 'name' ? sql`null` : sql`${LEVEL_COLUMN[Sort]}`;
  const last = After ? await lastPerson(db, { code: After, on, place }) : null;
  if (After && !last) return [];
  const asked = { on, where: await isListed(reader, page), direction, limit };
  const ids = Sort === 'name' ? await pageByName(db, asked, last) : await pageByLevel(reader, Sort, asked, last);
  return (await describePeople(reader, ids, on)).map(({ person }) => person);
}
