import { sql, type SQL } from 'drizzle-orm';
import { mergeChoice, type OrgChoice } from '../../../../lib/contract/people/organisation-levels';
import { ORG_PART_FIELD, orgPartIn } from '../../../../lib/contract/workplace/reports/org-parts';
import type { WhichRows } from '../../../../lib/contract/workplace/reports/question';
import { isChosen, isChosenThen } from '../../../people/organisation/filter/is-chosen';
import { readSavedFilter } from '../../../people/organisation/filter/saved-filters';
import type { Database } from '../../../platform/db/database';
import { ApiError } from '../../../platform/errors';
import type { ReportQuery, ReportSpan } from '../report';

type Line = WhichRows['Filters'][number];

const refuse = (message: string) => new ApiError('bad_request', { message });

export const isOrgPartLine = ({ FieldCode }: Pick<Line, 'FieldCode'>): boolean => FieldCode === ORG_PART_FIELD;

/** What lines of a question choose of the organisation; null where part of it was saved and is no more. */
export async function choiceOfLines(db: Database, lines: readonly Line[]): Promise<OrgChoice | null> {
  let saved: OrgChoice | null = {};
  const named: Record<string, string[]> = {};
  for (const { Operator, FieldValue } of lines) {
    const part = Operator === 'is' ? orgPartIn(FieldValue) : null;
    if (!part) throw refuse('The filter needs a part of the organisation');
    if (part.of === 'saved') saved = await readSavedFilter(db, part.code);
    else named[part.of] = [...(named[part.of] ?? []), part.code];
  }
  return mergeChoice(saved, named);
}

/** Whether a row of a report is among what is chosen of the organisation; undefined where nothing is, and no row is where it is gone. */
export async function conditionOfOrgParts(
  db: Database,
  choice: OrgChoice | null,
  { query: { orgDay }, span }: { readonly query: ReportQuery; readonly span: ReportSpan },
): Promise<SQL | undefined> {
  if (orgDay === undefined) throw refuse('The report has no parts of the organisation');
  if (choice === null) return sql`false`;
  return typeof orgDay === 'string' ? isChosen(db, choice, orgDay) : isChosenThen(db, choice, { ...span, day: orgDay });
}
