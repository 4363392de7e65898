import { keepRow } from '../../hr-api/people/record/values/keep';
import { RecordKeys } from '../../hr-api/people/record/values/keys';
import { newRowId, rowIdOf, rowsOn } from '../../hr-api/people/record/values/values';
import type { SectionDefinition } from '../../lib/contract/people/section-definition';
import type { Section } from '../../hr-api/people/record/sections/sections';
import { dayOf } from '../../hr-api/platform/dates';
import { inTransaction } from '../../hr-api/platform/db/transaction';
import { definition, publish } from '../people/record/a-section';
import type { TestApp } from '../platform/hr-api/harness/start-app';

/** The section of the tests, as one that is saved by the calls of the contract. */
export const SECTION = 9100;
export const MEMBER = 'teststreet';
export const sectionOfTests: SectionDefinition = { ...definition, link: `ecenter/profilesave/dynamicadd/${MEMBER}` };

/** The same with several rows. */
export const LIST = 9101;
export const LIST_MEMBER = 'testlist';
const columns = ['street', 'city'];
export const listOfTests: SectionDefinition = {
  ...sectionOfTests,
  names: { en: 'A list of the tests' },
  link: `ecenter/profilesave/dynamicadd/${LIST_MEMBER}`,
  isMaster: true,
  fields: sectionOfTests.fields.map((field) => ({ ...field, isColumn: columns.includes(field.code) })),
};

export const publishTests = (hr: TestApp) =>
  Promise.all([publish(hr.db, SECTION, { of: sectionOfTests }), publish(hr.db, LIST, { of: listOfTests })]);

interface Kept {
  readonly personId: string;
  readonly answers: Record<string, string>;
  readonly by?: string | null;
  /** Of a row that is there already, in a section with several; a new one without it. */
  readonly rowId?: string;
}

/** Puts answers in force as if they had always been there; gives the row's key. */
export async function keep(
  hr: TestApp,
  section: Section,
  { personId, answers, by = null, ...asked }: Kept,
): Promise<string> {
  const today = dayOf(hr.clock.now);
  const { isMaster } = section.definition;
  const rowId = asked.rowId ?? (isMaster ? newRowId(hr.clock.now) : rowIdOf(personId, section.code));
  const [current] = await rowsOn(hr.db, { personId, rowId }, today);
  const context = { now: hr.clock.now, keys: new RecordKeys(hr.services.secrets.record), by };
  const place = { section, personId, rowId, from: today, seen: current?.id ?? null };
  await inTransaction(hr.db, (db) => keepRow({ ...context, db }, place, answers));
  return rowId;
}

/** Signs in, and acts in a role. */
export async function inRole(hr: TestApp, loginId: string, RoleCode: number): Promise<{ token: string }> {
  const token = await hr.tokenOf(loginId);
  return { token: (await hr.call('changeRole', { RoleCode }, { token })).reply().authToken };
}
