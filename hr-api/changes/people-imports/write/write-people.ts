import { inArray, sql } from 'drizzle-orm';
import { refuseChange } from '../../../people/changes/checks/refuse-change';
import { endEmployment } from '../../../people/changes/make/end-employment';
import { makeChanges, type MadeChanges } from '../../../people/changes/make/make-changes';
import { persons } from '../../../people/tables';
import type { ImportContext, PlannedRow } from '../../../workplace/imports/import-kind';
import { addPeople, type NewEmployment } from '../../joining/add-people';
import { lockEmployeeIds, nextEmployeeIds } from '../../joining/employee-ids';
import { keepAnswers } from './keep-answers';
import type { PersonMemory, PersonWork } from '../planning';

type Memories = Map<number, Record<string, unknown>>;

const workOf = ({ work }: PlannedRow) => work as PersonWork;

/** Writes rows: who joins first, so that whoever is led by them finds them; then all changes. */
export async function writePeople(
  context: ImportContext,
  phase: string,
  rows: readonly PlannedRow[],
): Promise<Memories> {
  return phase === 'join' ? addJoiners(context, rows) : changePeople(context, rows);
}

async function addJoiners(context: ImportContext, rows: readonly PlannedRow[]): Promise<Memories> {
  const { db } = context;
  await lockEmployeeIds(db);
  const joining = rows.flatMap((row) => {
    const { joins, needsNumber = false, answers = [] } = workOf(row);
    return joins ? [{ line: row.line, joins, needsNumber, answers }] : [];
  });
  const given = joining
    .filter(({ joins, needsNumber }) => !needsNumber && joins.identity !== null)
    .map(({ joins }) => joins.empid.toLowerCase());
  const taken = given.length > 0 && (await db.$count(persons, inArray(sql`lower(${persons.empid})`, given))) > 0;
  if (taken || new Set(given).size < given.length) throw refuseChange({ path: 'EmployeeID', message: 'taken' });
  const numbers = await nextEmployeeIds(db, joining.filter(({ needsNumber }) => needsNumber).length);
  const people = joining.map(({ joins, needsNumber }): NewEmployment => {
    const empid = needsNumber ? numbers.shift() : joins.empid;
    if (empid === undefined) throw refuseChange({ path: 'EmployeeID', message: 'required' });
    return { ...joins, empid };
  });
  const changes = changesOf(await addPeople(context, people));
  await keepAnswers(
    context,
    joining.flatMap(({ joins: { personId }, answers }) => (answers.length > 0 ? [{ personId, answers }] : [])),
  );
  return new Map(
    joining.map(({ line, joins: { employmentId, personId }, answers }) => {
      const memory: PersonMemory = {
        ...{ employment: employmentId, person: personId, changes: changes.get(employmentId) ?? [] },
        ...(answers.length > 0 && { answers }),
      };
      return [line, { ...memory }];
    }),
  );
}

async function changePeople(context: ImportContext, rows: readonly PlannedRow[]): Promise<Memories> {
  const requests = rows.flatMap((row) => workOf(row).requests);
  const changes = requests.length > 0 ? changesOf(await makeChanges(context, requests)) : new Map<string, string[]>();
  await keepAnswers(
    context,
    rows.flatMap((row) => {
      const { answers = [], personId } = workOf(row);
      return personId && answers.length > 0 ? [{ personId, answers }] : [];
    }),
  );
  for (const { employmentId, day, reasonCode } of rows.flatMap((row) => workOf(row).leavings ?? [])) {
    const because = context.options['Justification'] ?? '';
    const { id } = await endEmployment(context, { employmentId, day, because, reasonCode, path: 'LastDay' });
    changes.set(employmentId, [...(changes.get(employmentId) ?? []), id]);
  }
  return new Map(
    rows.flatMap((row) => {
      const { employment, changes: before = [] }: PersonMemory = row.memory;
      const own = (employment && changes.get(employment)) || [];
      const { answers = [], personId } = workOf(row);
      const memory: PersonMemory = {
        ...{ changes: [...before, ...own] },
        ...(answers.length > 0 && personId && { answers, person: personId }),
      };
      return [[row.line, { ...memory }] as const];
    }),
  );
}

/** The ids of changes by whom they are of. */
function changesOf({ made }: MadeChanges): Map<string, string[]> {
  const byEmployment = new Map<string, string[]>();
  for (const { id, plan } of made) {
    const { employmentId } = plan.request;
    byEmployment.set(employmentId, [...(byEmployment.get(employmentId) ?? []), id]);
  }
  return byEmployment;
}
