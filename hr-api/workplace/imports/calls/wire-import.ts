import { desc, eq, sql } from 'drizzle-orm';
import { RUNNING_STATES } from '../../../../lib/contract/workplace/imports/import-rules';
import type { CallContext } from '../../../platform/calls/call';
import { NOBODY, personsByAccount } from '../../../people/persons-named';
import { importKindsIn, withOwnColumns } from '../import-kind';
import { waitTexts } from '../folder/folder-texts';
import { waitingImports } from '../folder/waiting-imports';
import { fillText, importTexts } from '../import-texts';
import { countRows } from '../rows/count-rows';
import { importRows, type Import } from '../tables';
import { mayDo } from './import-access';

type Reader = Pick<CallContext, 'db' | 'actor' | 'now' | 'language' | 'services'>;

export function wireProblem({ problem }: Pick<Import, 'problem'>, { language }: Pick<Reader, 'language'>) {
  if (!problem) return null;
  const text = importTexts[language].problems[problem.code];
  return { Code: problem.code, Line: problem.line, Text: fillText(text, { line: problem.line }) };
}

export const wireProgress = ({ state, done, total }: Pick<Import, 'state' | 'done' | 'total'>) =>
  RUNNING_STATES.includes(state) ? { Done: done, Of: total } : null;

const instantOf = (at: Date | null) => at?.toISOString() ?? '';

/** Imports as lists name them. */
export async function wireImports(context: Reader, found: readonly Import[]) {
  const { db, actor, language, services } = context;
  const people = await personsByAccount(
    context,
    found.map(({ accountId }) => accountId),
  );
  const countsOf = await countRows(
    db,
    found.map(({ id }) => id),
  );
  const waiting = await waitingImports(
    db,
    found.filter(({ state }) => state === 'checked').map(({ id }) => id),
  );
  const names = new Map(importKindsIn(services.capabilities).map(({ key, names: own }) => [key, own[language]]));
  return found.map((record) => ({
    ImportCode: record.code,
    Kind: record.kind,
    KindName: names.get(record.kind) ?? '',
    FileName: record.fileName,
    Format: record.format,
    State: record.state,
    Problem: wireProblem(record, context),
    Progress: wireProgress(record),
    Counts: countsOf(record.id),
    By: people.get(record.accountId) ?? NOBODY,
    IsOwn: record.accountId === actor.accountId,
    CreatedAt: instantOf(record.createdAt),
    CheckedAt: instantOf(record.checkedAt),
    WrittenAt: instantOf(record.writtenAt),
    TakenBackAt: instantOf(record.takenBackAt),
    Waits: waitTexts(language, waiting.get(record.id) ?? []),
    Mode: record.mode ?? ('' as const),
  }));
}

/** One import with all that its page shows. */
export async function wireImport(context: Reader, record: Import) {
  const { language, services } = context;
  const [row] = await wireImports(context, [record]);
  if (!row) throw new Error('an import is not told');
  const standing = importKindsIn(services.capabilities).find(({ key }) => key === record.kind);
  const kind = standing && (await withOwnColumns(context, standing));
  const usual = Object.fromEntries((kind?.options ?? []).map((option) => [option.key, option.usual]));
  const titles = new Map((kind?.columns ?? []).map((column) => [column.key, column.titles[language]]));
  const mapped = new Map(record.mapping.map((one) => [one.position, one]));
  return {
    ...row,
    Sheets: [...record.sheets],
    Sheet: record.sheet,
    FileColumns: record.headings.map(({ heading, samples }, position) => ({
      ...{ Position: position, Heading: heading, Samples: [...samples] },
      Column: mapped.get(position)?.column ?? '',
      From: mapped.get(position)?.from ?? ('' as const),
    })),
    KeyColumn: record.keyColumn,
    Fixed: { ...record.fixed },
    Options: { ...usual, ...record.options },
    RefusedColumns: (await refusedColumns(context, record)).map(({ column, count }) => ({
      ...{ Column: column, Title: titles.get(column) ?? '', Count: count },
    })),
    ...mayDo(context, record, row.Waits.length > 0),
  };
}

async function refusedColumns({ db }: Reader, { id }: Import) {
  const issue = sql`jsonb_array_elements(${importRows.issues})`;
  const column = sql<string>`issue ->> 'column'`;
  const count = sql<number>`count(*)::int`;
  return db
    .select({ column, count })
    .from(sql`${importRows} cross join lateral ${issue} as issue`)
    .where(sql`${eq(importRows.importId, id)} and ${eq(importRows.outcome, 'refused')}`)
    .groupBy(column)
    .orderBy(desc(count));
}
