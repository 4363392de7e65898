import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ChartNode } from '../../../lib/contract/structure/org-chart';
import { unitNode } from '../../../lib/contract/structure/org-chart-rules';
import { countPeopleByLevel } from '../../people/organisation/filter/count-people';
import { countBelow } from '../../people/organisation/filter/level-rows';
import { READ_LEVEL, type NamedLevelRow } from '../../people/organisation/filter/org-names';
import { assignments, employments } from '../../people/tables';
import { asOn } from '../../people/effective-dates';
import type { ChartReader } from './chart-reader';
import { listed } from './line-branch';
import { readPage, type BranchPage, type PersonPage } from './person-page';

interface ChartUnit {
  readonly code: string;
  readonly name: string;
  readonly parent: string | null;
  /** Who work in it, and with those below it. */
  readonly own: number;
  readonly people: number;
}

interface UnitOfTree extends NamedLevelRow {
  readonly parent: string | null;
}

/** The units of the day in reading order, with the one that each stands below. */
async function unitTree({ db, language, on }: ChartReader): Promise<UnitOfTree[]> {
  const above: string[] = [];
  return (await READ_LEVEL.unit(db, language, on)).map((row) => {
    above.length = row.Depth;
    const parent = above.at(-1) ?? null;
    above.push(row.Code);
    return { ...row, parent };
  });
}

/** A unit and all below it, which are the deeper ones that follow it at once, as a tree of their own. */
function subtree(units: readonly UnitOfTree[], root: string): UnitOfTree[] {
  const from = units.findIndex(({ Code }) => Code === root);
  const top = units[from]?.Depth ?? 0;
  const next = units.findIndex(({ Depth }, at) => at > from && Depth <= top);
  const own = from < 0 ? [] : units.slice(from, next < 0 ? units.length : next);
  return own.map((unit) => ({ ...unit, Depth: unit.Depth - top }));
}

/**
 * The units of the day with somebody whom the chart shows, in reading order: all, or one and those below it. Nobody is counted who
 * works elsewhere.
 */
export async function chartUnits(reader: ChartReader, root: string | null): Promise<ChartUnit[]> {
  const { db, on, named } = reader;
  const tree = await unitTree(reader);
  const units = root === null ? tree : subtree(tree, root);
  if (units.length === 0) return [];
  const codes = units.map(({ Code }) => Code);
  const places = root === null ? undefined : inArray(assignments.unitCode, codes);
  const { unit: own } = await countPeopleByLevel(db, { on, among: named, places }, ['unit']);
  return countBelow(units, own).map(({ Code, Name, People, parent }) => ({
    code: Code,
    name: Name,
    parent,
    own: own.get(Code) ?? 0,
    people: People,
  }));
}

/** The units below one, or at the top where none is named. */
export function unitsOfBranch(units: readonly ChartUnit[], parent: string | null): ChartNode[] {
  const below = (code: string | null) => units.filter((unit) => unit.parent === code);
  return below(parent).map(({ code, name, own, people }) => ({
    NodeCode: unitNode(code),
    Kind: 'unit',
    Name: name,
    Empid: '',
    HasPhoto: false,
    KeyCode: '',
    Level_Name: '',
    Unit_Name: '',
    Below: below(code).length + own,
    People: people,
  }));
}

/** Above so many a page of a unit's people is found sooner among all people by name than by putting all of them in order. */
const FEW = 500;

/**
 * Those who work in a unit itself, by name. Whoever may not name everyone may most often name these: the database, which cannot know,
 * would look for them among all people by name. Where they are few they are an array to it, found first.
 */
export function peopleOfUnit(reader: ChartReader, unit: ChartUnit, page: BranchPage): Promise<PersonPage> {
  const isThere = sql`${assignments.unitCode} = ${unit.code}`;
  const found = sql`select ${assignments.employmentId} from ${assignments} where ${isThere} and ${asOn(assignments, reader.on)}`;
  const first = reader.named && unit.own <= FEW ? sql`and ${employments.id} = any(array(${found}))` : sql``;
  return readPage(reader, page, sql`${listed(reader)} and ${isThere} ${first}`);
}

/** The units above a person and the person; null for whom the chart does not show. */
export async function pathOfUnits(reader: ChartReader, code: string): Promise<string[] | null> {
  const { db, on } = reader;
  const { rows } = await db.execute<{ code: string }>(
    sql`select code from (${listed(reader)}) as shown where code = ${code}`,
  );
  if (rows.length === 0) return null;
  const [place] = await db
    .select({ unit: assignments.unitCode })
    .from(employments)
    .innerJoin(assignments, and(eq(assignments.employmentId, employments.id), asOn(assignments, on)))
    .where(eq(employments.code, code));
  if (!place) return null;
  const parents = new Map((await unitTree(reader)).map(({ Code, parent }) => [Code, parent]));
  const path: string[] = [];
  for (let unit: string | null = place.unit; unit; unit = parents.get(unit) ?? null) path.unshift(unitNode(unit));
  return [...path, code];
}
