import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit/tables';
import type { Handler } from '../../platform/calls/call';
import { wireDate, wireInstant } from '../../platform/dates';
import { nameIn } from '../../people/record/sections/section-form';
import { openSection, type OpenSection, type ReadContext } from '../access/open-section';
import { personsByAccounts } from '../rows/by-whom';
import { decisionsOn } from '../proposals/decisions-on';
import { proposalsOf, type Proposal } from '../proposals/proposals';
import { choiceNames, listsOf } from '../sections/offered';
import { profileTexts } from '../texts';

const MAX_ROWS = 50;

/** What the audit rows of a record's writes mean for its history. */
const KIND = { 'add to record': 'add', 'change record': 'change', 'delete from record': 'delete' } as const;
const ASKED = 'ask to change record';

/** What such a row tells. */
const toldSchema = z.object({
  row: z.string(),
  from: z.string(),
  proposal: z.string().optional(),
  answers: z.record(z.string(), z.string()),
});

type Entry = typeof auditEntries.$inferSelect;

async function entriesOf({ db }: ReadContext, { subject, section }: OpenSection, { KeyCode, Before }: Asked) {
  const inside = (name: string) => sql`${auditEntries.after}->>${name}`;
  const [last] = Before ? await db.select().from(auditEntries).where(eq(auditEntries.id, Before)) : [];
  const isOlder =
    last && or(lt(auditEntries.at, last.at), and(eq(auditEntries.at, last.at), lt(auditEntries.id, last.id)));
  return db
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectKind, 'record'),
        eq(auditEntries.subjectId, subject.personId),
        inArray(auditEntries.action, [...Object.keys(KIND), ASKED]),
        sql`${inside('section')} = ${String(section.code)}`,
        KeyCode === '' ? undefined : sql`${inside('row')} = ${KeyCode}`,
        isOlder,
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(MAX_ROWS);
}

interface Asked {
  readonly KeyCode: string;
  readonly Before: string;
}

const answersIn = (told: unknown) => toldSchema.safeParse(told).data?.answers ?? {};

/** Old beside new of the fields that the reader may read, choices by their names. */
async function changesIn(context: ReadContext, open: OpenSection, entries: readonly Entry[]) {
  const fields = [...open.access.values()].map(({ field }) => field);
  const told = entries.flatMap(({ before, after }) => [answersIn(before), answersIn(after)]);
  const nameOf = await choiceNames(listsOf(context, open), fields, ({ key }) =>
    told.map((answers) => answers[key] ?? ''),
  );
  return ({ before, after }: Entry) => {
    const [old, now] = [answersIn(before), answersIn(after)];
    const changed = fields.filter(({ key }) => key in old || key in now);
    return changed.map((field) => ({
      FieldCode: field.code,
      Label: nameIn(field.names, context.language),
      Before: nameOf(field, old[field.key] ?? ''),
      After: nameOf(field, now[field.key] ?? ''),
      IsMasked: field.isSecret,
    }));
  };
}

/** What is told of a proposal beside what came of it: that it waits, or was rejected, by what was asked for last. */
function isTold({ action, after }: Entry, shown: Set<string>, proposals: ReadonlyMap<string, Proposal>): boolean {
  if (action !== ASKED) return true;
  const id = toldSchema.safeParse(after).data?.proposal ?? '';
  const state = proposals.get(id)?.state;
  if ((state !== 'pending' && state !== 'rejected') || shown.has(id)) return false;
  shown.add(id);
  return true;
}

/** What was changed in a section of somebody, who asked for it and who decided, the newest first. */
export const listSectionHistory: Handler<'listSectionHistory'> = async (request, context) => {
  const open = await openSection(context, request);
  const { db, language } = context;
  const entries = await entriesOf(context, open, request);
  const { personId } = open.subject;
  const proposals = new Map(
    (await proposalsOf(db, { personId, sectionCode: open.section.code })).map((one) => [one.id, one]),
  );
  const shown = new Set<string>();
  const told = entries.filter((entry) => isTold(entry, shown, proposals));
  const accountIds = [
    ...told.map(({ accountId }) => accountId ?? ''),
    ...[...proposals.values()].map(({ askedBy }) => askedBy),
  ];
  const by = await personsByAccounts(context, accountIds.filter(Boolean));
  const changesOf = await changesIn(context, open, told);
  const decisions = await decisionsOn(context, [...proposals.keys()]);
  return told.map((entry) => {
    const about = toldSchema.parse(entry.after);
    const proposal = about.proposal ? proposals.get(about.proposal) : undefined;
    const state =
      entry.action === ASKED && proposal?.state !== 'withdrawn' ? (proposal?.state ?? 'pending') : 'approved';
    return {
      ChangeCode: entry.id,
      Kind: entry.action === ASKED ? (proposal?.kind ?? 'change') : KIND[entry.action as keyof typeof KIND],
      KeyCode: about.row,
      StatusCode: state,
      StatusName: profileTexts[language].statuses[state],
      ChangedOn: wireInstant(entry.at),
      ChangedBy: by(proposal?.askedBy ?? entry.accountId),
      EffectiveFrom: wireDate(about.from),
      Decisions: proposal ? [...(decisions.get(proposal.id) ?? [])] : [],
      Changes: changesOf(entry),
    };
  });
};
