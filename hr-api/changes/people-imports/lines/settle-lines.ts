import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { CalendarDate } from '../../../platform/dates';
import { endOf } from '../../../people/changes/rows/dated-row';
import { reportingLines } from '../../../people/tables';
import type { ImportContext, RowOfFile, SettledRow } from '../../../workplace/imports/import-kind';
import type { RowIssue } from '../../../workplace/imports/tables';
import { isAboveThemself, rankOf, type UpLine } from './find-circles-in-file';
import { LINE_KINDS, type LineKind } from '../../imports/read-histories';
import { LINE_COLUMN, type PersonMemory } from '../planning';

type Lines = Map<string, UpLine[]>;

const memoryOf = ({ memory }: RowOfFile): PersonMemory => memory;
/** Whom the file adds has no employment yet. */
const nodeOf = (row: RowOfFile) => (memoryOf(row).joins ? `line ${row.line}` : (memoryOf(row).employment ?? ''));
const leaderOf = ({ id, line }: { readonly id: string | null; readonly line: number | null }) =>
  line === null ? (id ?? '') : `line ${line}`;

/**
 * Looks at all lines of a file together with those that are there: refuses whoever would be above themself on any day and whoever is to be
 * led by somebody whose own row is refused, and ranks the others from the top down.
 */
export async function settleLines(
  { db }: Pick<ImportContext, 'db'>,
  rows: readonly RowOfFile[],
): Promise<SettledRow[]> {
  const open = rows.filter(({ outcome }) => outcome !== 'refused');
  const joining = new Set(open.filter(({ outcome }) => outcome === 'new').map(({ line }) => line));
  const issues = new Map<number, RowIssue>();
  const refuse = (row: RowOfFile, issue: RowIssue) => {
    issues.set(row.line, issue);
    joining.delete(row.line);
  };
  const isOpen = ({ line }: RowOfFile) => !issues.has(line);
  const refuseLed = () => {
    for (let before = -1; before !== issues.size;) {
      before = issues.size;
      for (const row of open.filter(isOpen)) {
        const wrong = LINE_KINDS.find((kind) => {
          const line = memoryOf(row).lines?.[kind]?.line;
          return typeof line === 'number' && !joining.has(line);
        });
        if (!wrong) continue;
        const line = memoryOf(row).lines?.[wrong]?.line ?? 0;
        refuse(row, { column: LINE_COLUMN[wrong], reason: 'leader_refused', params: { line } });
      }
    }
  };
  refuseLed();
  for (const kind of LINE_KINDS) {
    const led = open.filter((row) => isOpen(row) && memoryOf(row).lines?.[kind]);
    if (led.length === 0) continue;
    const lines = await linesWith(db, kind, led);
    for (const row of led) {
      const own = newLine(row, kind);
      if (own && isAboveThemself((node) => lines.get(node) ?? [], nodeOf(row), own))
        refuse(row, { column: LINE_COLUMN[kind], reason: 'circle' });
    }
  }
  refuseLed();
  const leaders = new Map(
    open.filter(isOpen).map((row) => [
      nodeOf(row),
      LINE_KINDS.flatMap((kind) => {
        const line = memoryOf(row).lines?.[kind];
        return line ? [leaderOf(line)] : [];
      }),
    ]),
  );
  const rank = rankOf((node) => (leaders.get(node) ?? []).filter((leader) => leaders.has(leader)));
  return open.map((row) => {
    const issue = issues.get(row.line);
    return { line: row.line, rank: issue ? 0 : rank(nodeOf(row)), ...(issue && { issue }) };
  });
}

function newLine(row: RowOfFile, kind: LineKind): UpLine | null {
  const { lines, from } = memoryOf(row);
  const line = lines?.[kind];
  return line && from ? { leader: leaderOf(line), from: line.from ?? from, to: line.to } : null;
}

/** All lines of a kind that hold on the days of the file's, as they would be. */
async function linesWith(db: ImportContext['db'], kind: LineKind, led: readonly RowOfFile[]): Promise<Lines> {
  const first = led.reduce<CalendarDate>((day, row) => {
    const { from } = memoryOf(row);
    return from && from < day ? from : day;
  }, '9999-12-31');
  const { employmentId, leaderId, validFrom, validTo } = reportingLines;
  const stored = await db
    .select({ employmentId, leader: leaderId, from: validFrom, to: validTo })
    .from(reportingLines)
    .where(and(eq(reportingLines.kind, kind), or(isNull(validTo), gt(validTo, first))));
  const lines: Lines = new Map();
  for (const { employmentId: node, ...line } of stored) {
    const own = lines.get(node);
    if (own) own.push(line);
    else lines.set(node, [line]);
  }
  for (const row of led) {
    const own = newLine(row, kind);
    if (!own) continue;
    const kept = (lines.get(nodeOf(row)) ?? []).flatMap((line) => {
      if (line.from >= endOf(own.to)) return [line];
      if (line.from >= own.from) return [];
      return [endOf(line.to) > own.from ? { ...line, to: own.from } : line];
    });
    lines.set(nodeOf(row), [...kept, own]);
  }
  return lines;
}
