import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { SECTION_SUBJECT } from '../../../../lib/contract/people/known-sections';
import type { SectionDefinition } from '../../../../lib/contract/people/section-definition';
import type { Database } from '../../../platform/db/database';
import { approvalChains, approvals } from '../../../workplace/approvals/tables';
import { recordProposals } from '../../tables';

const texts = (all: readonly string[]) => sql`${sql.param([...all])}::text[]`;

/** The codes of the fields that are otherwise in the later version, or gone. */
export function changedCodes(before: SectionDefinition, after: SectionDefinition): string[] {
  const now = new Map(after.fields.map((field) => [field.code, JSON.stringify(field)]));
  return before.fields.filter((field) => now.get(field.code) !== JSON.stringify(field)).map(({ code }) => code);
}

/** How many proposals of a section are undecided, and how many of them are about some of its fields. */
export async function openProposals(db: Database, sectionCode: number, codes: readonly string[]) {
  const [found] = await db
    .select({
      open: count(),
      concerned: sql<number>`count(*) filter (where ${recordProposals.changed} && ${texts(codes)})::int`,
    })
    .from(recordProposals)
    .where(and(eq(recordProposals.sectionCode, sectionCode), eq(recordProposals.state, 'pending')));
  return { open: found?.open ?? 0, concerned: found?.concerned ?? 0 };
}

/** The chains in force by which changes to a section are decided, the most particular first, with what is open there. */
export async function chainsOf(db: Database, sectionCode: number, { fields }: SectionDefinition) {
  const section = String(sectionCode);
  const isFor = (column: AnyPgColumn, all: readonly string[]) =>
    or(sql`cardinality(${column}) = 0`, sql`${column} && ${texts(all)}`);
  const chains = await db
    .select()
    .from(approvalChains)
    .where(
      and(
        isNull(approvalChains.replacedAt),
        inArray(approvalChains.kind, ['', SECTION_SUBJECT]),
        isFor(approvalChains.sections, [section]),
        isFor(
          approvalChains.fields,
          fields.map(({ code }) => code),
        ),
      ),
    )
    .orderBy(desc(approvalChains.rank), desc(approvalChains.publishedAt), asc(approvalChains.code));
  const open = await db
    .select({ chainId: approvals.chainId, count: count() })
    .from(approvals)
    .where(
      and(
        eq(approvals.kind, SECTION_SUBJECT),
        eq(approvals.state, 'pending'),
        sql`${approvals.sections} && ${texts([section])}`,
      ),
    )
    .groupBy(approvals.chainId);
  return chains.map(({ id, code, name, steps }) => ({
    ChainCode: code,
    Name: name,
    Steps: steps.length,
    Open: open.find(({ chainId }) => chainId === id)?.count ?? 0,
  }));
}
