import { languages } from '../../../../lib/contract/platform/languages';
import { dayOf, daysAfter } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import type {
  GivenRow,
  ImportContext,
  PlannedRow,
  RowOfFile,
  SettledRow,
} from '../../../workplace/imports/import-kind';
import { issueOf } from '../../../workplace/imports/rows/issue-of';
import type { RowChange, RowIssue } from '../../../workplace/imports/tables';
import { valueOn, type Structure } from '../plan/structure';
import type { UnitRequest } from '../plan/unit-request';
import { beginNames, readStructure } from '../read/read-structure';
import { isTaken } from '../read-request';
import { refuseUnit } from '../refuse-unit';
import { keptUnits } from '../scope';
import { planWithin } from '../write/prepare-change';
import type { UnitPlan } from '../plan/plan-change';
import { openReading, readUnitRow } from './read-unit-rows';
import { nameColumn } from './unit-columns';

/** What is remembered of a row, as JSON. */
export interface UnitMemory {
  readonly code?: string;
  readonly isNew?: boolean;
  readonly requests?: readonly UnitRequest[];
  /** The changes that were made, by their codes, in their order. */
  readonly changes?: readonly string[];
}

/** What is written of a row. */
export interface UnitWork {
  readonly requests: readonly UnitRequest[];
}

/** Plans rows by themselves. What they do together, such as a circle, is seen once all of them were read. */
export async function planUnitRows(context: ImportContext, rows: readonly GivenRow[]): Promise<PlannedRow[]> {
  // A name that is not said stays, so that those from before names had days have to be there.
  await beginNames(context.db);
  const structure = await readStructure(context.db);
  const reading = await openReading(context, structure, rows);
  const read = rows.map((row) => ({ row, ...readUnitRow(reading, row) }));
  return read.map(({ row, code, isNew, requests, issues }): PlannedRow => {
    const isWrong = issues.length > 0;
    const memory: UnitMemory = { code, isNew, requests };
    const work: UnitWork = { requests };
    const outcome = requests.length === 0 ? 'same' : isNew ? 'new' : 'changed';
    return {
      ...{ line: row.line, label: labelOf(structure, row, code), issues, work },
      memory: isWrong ? {} : { ...memory },
      outcome: isWrong ? 'refused' : outcome,
      changes: isWrong ? [] : requests.flatMap((request) => changesOf(structure, request)),
    };
  });
}

function labelOf(structure: Structure, { values }: GivenRow, code: string): string {
  const [given] = languages.flatMap((language) => values.get(nameColumn(language)) ?? []);
  return structure.get(code)?.names.at(-1)?.value['en'] ?? given ?? '';
}

/** Heads by their employment. */
function changesOf(structure: Structure, request: UnitRequest): RowChange[] {
  const { code, from } = request;
  const unit = structure.get(code);
  switch (request.kind) {
    case 'create':
    case 'rename': {
      const before = (unit && valueOn(unit.names, from)) ?? {};
      const names = languages
        .map((language) => ({
          column: nameColumn(language),
          ...{ from: before[language] ?? '', to: request.names[language] ?? '' },
        }))
        .filter((change) => change.from !== change.to);
      const place = request.kind === 'create' ? [{ column: 'Parent', from: '', to: request.parent }] : [];
      return [...names, ...place, { column: 'EffectiveFrom', from: '', to: from }];
    }
    case 'move':
      return [{ column: 'Parent', from: (unit && valueOn(unit.parent, from)) ?? '', to: request.parent }];
    case 'head':
      return [{ column: 'Head', from: (unit && valueOn(unit.head, from)) ?? '', to: request.head ?? '' }];
    default:
      return [
        { column: 'LastDay', from: '', to: daysAfter(from, -1) },
        ...(request.target ? [{ column: 'Target', from: '', to: request.target }] : []),
      ];
  }
}

/** Plans the changes of a row one after the other, each on what the one before makes of the structure. */
export async function planInTurn(
  context: Pick<ImportContext, 'db' | 'now'>,
  { structure, roots }: { readonly structure: Structure; readonly roots: readonly string[] | null },
  requests: readonly UnitRequest[],
): Promise<{ readonly plans: readonly UnitPlan[]; readonly after: Structure }> {
  const plans: UnitPlan[] = [];
  let before = structure;
  for (const request of requests) {
    refuseDoubled(before, request);
    const { plan } = await planWithin(context, { before, request, roots });
    plans.push(plan);
    before = plan.after;
  }
  return { plans, after: before };
}

/** No two units below the same one are called alike. */
function refuseDoubled(structure: Structure, request: UnitRequest): void {
  if (request.kind !== 'create' && request.kind !== 'rename') return;
  const { code: but, from, names } = request;
  const unit = structure.get(but);
  const parent = request.kind === 'create' ? request.parent : unit ? valueOn(unit.parent, from) : null;
  for (const [language, name] of Object.entries(names))
    if (isTaken(structure, { name, language, parent, from, but }))
      throw refuseUnit({ path: `Names.${language}`, message: 'doubled' });
}

/**
 * Looks at all rows together: units that others of the file stand below come first, whatever their lines; each row is planned on what
 * those before it make of the structure, and refused where it cannot be.
 */
export async function settleUnitRows(context: ImportContext, rows: readonly RowOfFile[]): Promise<SettledRow[]> {
  const { db, actor, now } = context;
  const roots = await keptUnits(db, actor, dayOf(now));
  let structure = await readStructure(db);
  const refused = new Map(rows.filter(({ outcome }) => outcome === 'refused').map(({ key, line }) => [key, line]));
  const settled: SettledRow[] = [];
  for (const row of inOrder(rows.filter(({ outcome }) => outcome !== 'refused'))) {
    const { requests = [] }: UnitMemory = row.memory;
    const issue = missingIn(structure, requests, refused);
    try {
      if (issue) settled.push({ line: row.line, issue, rank: 0 });
      else {
        structure = (await planInTurn(context, { structure, roots }, requests)).after;
        settled.push({ line: row.line, rank: settled.length + 1 });
      }
    } catch (error) {
      settled.push({ line: row.line, issue: unitIssueOf(error), rank: 0 });
    }
    if (settled.at(-1)?.issue) refused.set(row.key, row.line);
  }
  return settled;
}

const PARENT = { create: 'Parent', move: 'Parent', merge: 'Target', close: 'Target' } as const;

/** Another unit of the file that is not begun, because its row is refused or stands in a circle with this one. */
function missingIn(
  structure: Structure,
  requests: readonly UnitRequest[],
  refused: ReadonlyMap<string, number>,
): RowIssue | null {
  for (const request of requests) {
    const other = othersOf(request).find((code) => !structure.has(code));
    if (other === undefined) continue;
    const column = PARENT[request.kind as keyof typeof PARENT];
    const line = refused.get(other);
    return line === undefined ? { column, reason: 'circle' } : { column, reason: 'unit_refused', params: { line } };
  }
  return null;
}

function othersOf(request: UnitRequest): string[] {
  if (request.kind === 'create' || request.kind === 'move') return [request.parent];
  return request.kind === 'close' || request.kind === 'merge' ? [request.target].filter((code) => code !== null) : [];
}

/** Each row behind those that begin what it stands below. Of a circle the rows stand as the file has them. */
function inOrder(rows: readonly RowOfFile[]): RowOfFile[] {
  const begins = new Map(rows.filter(({ memory }) => (memory as UnitMemory).isNew).map((row) => [row.key, row]));
  const order = new Set<RowOfFile>();
  const open = new Set<RowOfFile>();
  const visit = (row: RowOfFile) => {
    if (order.has(row) || open.has(row)) return;
    open.add(row);
    for (const code of ((row.memory as UnitMemory).requests ?? []).flatMap(othersOf)) {
      const other = begins.get(code);
      if (other) visit(other);
    }
    order.add(row);
  };
  for (const row of rows) visit(row);
  return [...order];
}

/** What refused a change of a unit, at the column that it is about. */
export function unitIssueOf(error: unknown): RowIssue {
  if (!(error instanceof ApiError)) throw error;
  const { column: path, ...issue } = issueOf(error);
  const language = languages.find((one) => path === `Names.${one}`);
  const column = language ? nameColumn(language) : path === 'Names' ? nameColumn('en') : path;
  return { column: column === 'HeadCode' ? 'Head' : column === 'ChangeCode' ? '' : column, ...issue };
}
