import { eq, sql } from 'drizzle-orm';
import { foldText } from '../../../../lib/contract/platform/fold-text';
import { languages } from '../../../../lib/contract/platform/languages';
import { MAX_UNIT_NAME } from '../../../../lib/contract/structure/unit-rules';
import { covers } from '../../../people/effective-dates';
import { employments, persons } from '../../../people/tables';
import { visibleTo } from '../../../people/visibility';
import { dayOf, daysAfter, type CalendarDate } from '../../../platform/dates';
import type { GivenRow, ImportContext, RowOfFile } from '../../../workplace/imports/import-kind';
import type { RowIssue } from '../../../workplace/imports/tables';
import { valueOn, type Structure, type Unit } from '../plan/structure';
import type { UnitRequest } from '../plan/unit-request';
import type { Names } from '../plan/unit-write';
import { nameColumn } from './unit-columns';

/** What a new unit may be called by others for ever. */
const CODE = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u;

type Meant = { readonly code: string } | 'unknown' | 'unclear';

/** What rows are read with, for all of them at once. */
export interface UnitReading {
  readonly context: ImportContext;
  readonly structure: Structure;
  readonly today: CalendarDate;
  /** A unit by its code, else by a name that is one unit's alone today, else one that the file itself begins. */
  readonly meantBy: (text: string) => Meant;
  /** The employment of somebody who works here on a day and whom whoever imports sees, by number. */
  readonly headOn: (empid: string, day: CalendarDate) => string | null;
}

/** A row as it is to be understood: which changes of which unit it asks for, one after the other. */
export interface ReadUnit {
  readonly code: string;
  readonly isNew: boolean;
  readonly requests: readonly UnitRequest[];
  readonly issues: readonly RowIssue[];
}

export async function openReading(
  context: ImportContext,
  structure: Structure,
  rows: readonly GivenRow[],
): Promise<UnitReading> {
  const said = rows.flatMap(({ values }) => [values.get('Parent') ?? '', values.get('Target') ?? ''].filter(Boolean));
  const ofFile = await context.rowsWithKeys([...rows.map(({ key }) => key), ...said.map((text) => text.toLowerCase())]);
  const today = dayOf(context.now);
  return {
    ...{ context, structure, today },
    meantBy: meaningIn(structure, ofFile, today),
    headOn: await findHeads(context, rows),
  };
}

/** The units with each name that they have today in any language; those to come and those that are closed by their nearest name. */
function codesByName(units: readonly Unit[], today: CalendarDate): Map<string, Set<string>> {
  const codes = new Map<string, Set<string>>();
  for (const { code, life, names } of units) {
    const last = life.to === null ? today : daysAfter(life.to, -1);
    const day = [today, last].sort()[0] ?? today;
    const called = valueOn(names, life.from > day ? life.from : day) ?? {};
    for (const name of Object.values(called))
      codes.set(foldText(name), (codes.get(foldText(name)) ?? new Set()).add(code));
  }
  return codes;
}

function meaningIn(structure: Structure, ofFile: readonly RowOfFile[], today: CalendarDate): UnitReading['meantBy'] {
  const byCode = new Map([...structure.keys()].map((code) => [code.toLowerCase(), code]));
  const all = [...structure.values()];
  const byName = codesByName(
    all.filter(({ life }) => life.to === null || life.to > today),
    today,
  );
  const byLastName = codesByName(
    all.filter(({ life }) => life.to !== null && life.to <= today),
    today,
  );
  const begun = new Set(ofFile.map(({ key }) => key));
  return (text) => {
    const code = byCode.get(text.toLowerCase());
    if (code !== undefined) return { code };
    const [named, other] = byName.get(foldText(text)) ?? byLastName.get(foldText(text)) ?? [];
    if (other !== undefined) return 'unclear';
    if (named !== undefined) return { code: named };
    return begun.has(text.toLowerCase()) ? { code: codeOf(text) } : 'unknown';
  };
}

/** Units that a file begins are told apart as keys of rows are, without regard to case. */
const codeOf = (text: string) => text.toLowerCase();

async function findHeads({ db, actor, now }: ImportContext, rows: readonly GivenRow[]): Promise<UnitReading['headOn']> {
  const wanted = [...new Set(rows.flatMap(({ values }) => values.get('Head')?.toLowerCase() ?? []))];
  const found =
    wanted.length === 0
      ? []
      : await db
          .select({
            ...{ id: employments.id, validFrom: employments.validFrom, validTo: employments.validTo },
            empid: sql<string>`lower(${persons.empid})`,
          })
          .from(employments)
          .innerJoin(persons, eq(persons.id, employments.personId))
          .where(
            sql`lower(${persons.empid}) in (select json_array_elements_text(${JSON.stringify(wanted)}::json)) and ${visibleTo(actor, dayOf(now), 'one')}`,
          );
  return (empid, day) => found.find((one) => one.empid === empid.toLowerCase() && covers(one, day))?.id ?? null;
}

/** Reads a row by itself; what it does to the structure is looked at together with the others. */
export function readUnitRow(reading: UnitReading, row: GivenRow): ReadUnit {
  const { context, structure, today, meantBy } = reading;
  const issues: RowIssue[] = [...row.issues];
  const refuse = (column: string, reason: string, params?: RowIssue['params']) =>
    void issues.push({ column, reason, ...(params && { params }) });
  const said = (column: string) => row.values.get(column) ?? '';
  const text = said('UnitCode');
  const meant = text === '' ? 'unknown' : meantBy(text);
  const unit = typeof meant === 'string' ? undefined : structure.get(meant.code);
  const code = unit?.code ?? codeOf(text);
  if (text === '') refuse('UnitCode', 'required');
  else if (meant === 'unclear') refuse('UnitCode', 'unclear_choice', { text });
  else if (!unit && !CODE.test(text)) refuse('UnitCode', 'not_valid');
  if (!context.actor.permissions.has('unit.change')) refuse('', 'no_right');
  const from = said('EffectiveFrom') || context.options['EffectiveFrom'] || today;
  const unitIn = (column: string): string | null => {
    const found = said(column) === '' ? null : meantBy(said(column));
    if (typeof found === 'string') refuse(column, `${found}_choice`, { text: said(column) });
    return found === null || typeof found === 'string' ? null : found.code;
  };
  const given = { from, parent: unitIn('Parent'), names: namesIn(row), head: headIn(reading, row, { from, refuse }) };
  const last = said('LastDay');
  const target = unitIn('Target');
  if (!unit && said('Parent') === '') refuse('Parent', 'required');
  const requests = unit ? changesOf(unit, given) : beginningOf(code, given, refuse);
  if (last !== '') requests.push({ kind: 'close', code, from: daysAfter(last, 1), target });
  else if (target !== null) refuse('LastDay', 'required');
  if (last !== '' && unit?.life.to === daysAfter(last, 1)) requests.pop();
  for (const language of languages)
    if ([...said(nameColumn(language))].length > MAX_UNIT_NAME) refuse(nameColumn(language), 'too_long');
  return { code, isNew: !unit, requests, issues };
}

interface GivenUnit {
  readonly from: CalendarDate;
  readonly parent: string | null;
  readonly names: Names;
  /** Null for nobody, undefined where the row says nothing. */
  readonly head: string | null | undefined;
}

function namesIn({ values }: GivenRow): Names {
  const named = languages.map((language) => [language, values.get(nameColumn(language)) ?? ''] as const);
  return Object.fromEntries(named.filter(([, name]) => name !== ''));
}

type Refuse = (column: string, reason: string, params?: RowIssue['params']) => void;

function headIn(
  { headOn }: UnitReading,
  { values }: GivenRow,
  { from, refuse }: { readonly from: CalendarDate; readonly refuse: Refuse },
): string | null | undefined {
  const text = values.get('Head');
  if (text === undefined || text === null) return text;
  const head = headOn(text, from);
  if (head === null) refuse('Head', 'unknown_head', { text });
  return head ?? undefined;
}

function beginningOf(code: string, { from, parent, names, head }: GivenUnit, refuse: Refuse): UnitRequest[] {
  const [first] = Object.values(names);
  if (first === undefined) refuse(nameColumn('en'), 'required');
  if (first === undefined || parent === null) return [];
  return [
    { kind: 'create', code, from, parent, names: { en: first, ...names } },
    ...(head ? [{ kind: 'head' as const, code, from, head }] : []),
  ];
}

/** What differs from what holds on the day. A name that is not said stays. */
function changesOf(unit: Unit, { from, parent, names, head }: GivenUnit): UnitRequest[] {
  const { code } = unit;
  const before = valueOn(unit.names, from) ?? {};
  const isRenamed = Object.entries(names).some(([language, name]) => before[language] !== name);
  return [
    ...(isRenamed ? [{ kind: 'rename' as const, code, from, names: { ...before, ...names } }] : []),
    ...(parent !== null && valueOn(unit.parent, from) !== parent
      ? [{ kind: 'move' as const, code, from, parent }]
      : []),
    ...(head !== undefined && valueOn(unit.head, from) !== head ? [{ kind: 'head' as const, code, from, head }] : []),
  ];
}
