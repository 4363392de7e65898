import type { SQL } from 'drizzle-orm';
import type { OrgChoice } from '../../../../lib/contract/people/organisation-levels';
import { PLACE_FIELD, placeIn } from '../../../../lib/contract/workplace/reports/places';
import type { WhichRows } from '../../../../lib/contract/workplace/reports/question';
import { isChosen, isChosenThen } from '../../../people/organisation/filter/is-chosen';
import { readKeptChoice } from '../../../people/organisation/filter/kept-choices';
import type { Database } from '../../../platform/db/database';
import { ApiError } from '../../../platform/errors';
import type { ReportQuery, ReportSpan } from '../report';

type Line = WhichRows['Filters'][number];

const refuse = (message: string) => new ApiError('bad_request', { message });

export const isPlaceLine = ({ FieldCode }: Pick<Line, 'FieldCode'>): boolean => FieldCode === PLACE_FIELD;

/** What lines of a question choose of the organisation. What is kept no more is nobody's. */
export async function choiceOfLines(db: Database, lines: readonly Line[]): Promise<OrgChoice> {
  let kept: OrgChoice = {};
  const named: Record<string, string[]> = {};
  for (const { Operator, FieldValue } of lines) {
    const place = Operator === 'is' ? placeIn(FieldValue) : null;
    if (!place) throw refuse('The filter needs a place');
    if (place.of === 'kept') kept = (await readKeptChoice(db, place.code)) ?? { unit: [place.code] };
    else named[place.of] = [...(named[place.of] ?? []), place.code];
  }
  return { ...kept, ...named };
}

/** Whether a row of a report is among what is chosen of the organisation; undefined where nothing is. */
export function isPlaced(
  db: Database,
  choice: OrgChoice,
  { query: { placedOn }, span }: { readonly query: ReportQuery; readonly span: ReportSpan },
): Promise<SQL | undefined> {
  if (placedOn === undefined) throw refuse('The report has no places');
  return typeof placedOn === 'string'
    ? isChosen(db, choice, placedOn)
    : isChosenThen(db, choice, { ...span, day: placedOn });
}
