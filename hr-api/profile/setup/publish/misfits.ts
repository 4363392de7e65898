import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { brokenRule } from '../../../../lib/contract/platform/form/check';
import type { FormField } from '../../../../lib/contract/platform/form/field';
import type { FieldType } from '../../../../lib/contract/platform/form/field';
import type { SectionDefinition } from '../../../../lib/contract/people/section-definition';
import { dayOf } from '../../../platform/dates';
import { recordSecrets, recordValues } from '../../../people/record/tables';
import { sectionFields } from '../../../people/record/sections/section-form';
import { recordKeysOf } from '../../access/record-keys';
import { isChosen, offeredAmong } from './offered-among';
import type { SetupContext } from '../versions/open-setup';
import { changedRules, type ChangedField } from './changed-fields';

/** Types whose answers are codes of their own, which no text can stand for, or no answers at all. */
const KINDS: Partial<Record<FieldType, string>> = {
  ...{ file: 'file', upload: 'file', locator: 'person', ilocator: 'person', memplist: 'person' },
  ...{ formula: 'none', label: 'none' },
};

export interface DryRun extends ChangedField {
  readonly values: number;
  readonly misfits: number;
}

interface Given {
  readonly answer: string;
  readonly parent: string;
  readonly count: number;
}

/** What counts today or later. */
const isStill = (sectionCode: number, today: string) =>
  and(
    eq(recordValues.sectionCode, sectionCode),
    isNull(recordValues.supersededAt),
    or(isNull(recordValues.validTo), gt(recordValues.validTo, today)),
  );

/** The answers of a field in the clear, equal ones as one. */
async function openAnswersOf({ db, now }: SetupContext, code: number, { after }: ChangedField): Promise<Given[]> {
  const { answers } = recordValues;
  const parent =
    after.choicesOf === null ? sql<string>`''` : sql<string>`coalesce(${answers}->>${after.choicesOf}, '')`;
  return db
    .select({ answer: sql<string>`${answers}->>${after.code}`, parent, count: sql<number>`count(*)::int` })
    .from(recordValues)
    .where(and(isStill(code, dayOf(now)), sql`${answers} ? ${after.code}`))
    .groupBy(sql`1`, sql`2`);
}

/** Those of a secret field are opened one by one, and told to nobody. */
async function secretAnswersOf(context: SetupContext, code: number, { after }: ChangedField): Promise<Given[]> {
  const { db, now, services } = context;
  const keys = recordKeysOf(services);
  const rows = await db
    .select({ value: recordValues, secret: recordSecrets })
    .from(recordSecrets)
    .innerJoin(recordValues, eq(recordValues.id, recordSecrets.valueId))
    .where(and(isStill(code, dayOf(now)), eq(recordSecrets.fieldCode, after.code)));
  const found: Given[] = [];
  for (const { value, secret } of rows) {
    const place = { personId: value.personId, rowId: value.rowId, fieldCode: after.code };
    found.push({ answer: await keys.unseal(db, place, secret), parent: '', count: 1 });
  }
  return found;
}

const sum = (given: readonly Given[]) => given.reduce((all, { count }) => all + count, 0);

async function dryRun(
  context: SetupContext,
  code: number,
  field: ChangedField,
  asked: FormField | undefined,
): Promise<DryRun> {
  const given = field.before.isSecret
    ? await secretAnswersOf(context, code, field)
    : await openAnswersOf(context, code, field);
  const values = sum(given);
  const { before, after } = field;
  if (!asked || KINDS[before.type] !== KINDS[after.type]) return { ...field, values, misfits: values };
  const offered = isChosen(after) ? await offeredAmong(context, after, given) : null;
  const fits = (one: Given) => brokenRule(asked, one.answer) === null && (offered === null || offered(one));
  return { ...field, values, misfits: sum(given.filter((one) => !fits(one))) };
}

/** Of each field whose answers have to fit otherwise: how many there are, and how many do not. Those without values are left out. */
export async function dryRuns(
  context: SetupContext,
  code: number,
  [before, after]: readonly [SectionDefinition, SectionDefinition],
): Promise<DryRun[]> {
  const asked = new Map(sectionFields(after, 'en').map((field) => [field.code, field]));
  const runs: DryRun[] = [];
  for (const field of changedRules(before, after))
    runs.push(await dryRun(context, code, field, asked.get(field.after.code)));
  return runs.filter(({ values }) => values > 0);
}
