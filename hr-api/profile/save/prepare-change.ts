import { isoDate } from '../../../lib/contract/platform/expressions/days';
import type { SaveConflict } from '../../../lib/contract/people/record-rules';
import { ApiError } from '../../platform/errors';
import { dayOf, type CalendarDate } from '../../platform/dates';
import { answered } from '../../people/record/values/answered';
import { BENEFIT_SECTION } from '../../../lib/contract/people/known-sections';
import { newRowId, openAnswers } from '../../people/record/values/values';
import { beforeNominees } from '../benefits/check-nominees';
import { benefitIssues } from '../benefits/benefit-issues';
import { readNominees } from '../benefits/nominees';
import { isEditable, openSection, type NamesPerson, type OpenSection } from '../access/open-section';
import { recordKeysOf } from '../access/record-keys';
import { holdSection } from '../proposals/ask-approval';
import { openProposal } from '../proposals/proposals';
import { findRow, rowVersion } from '../rows/find-row';
import { choiceIssues, givenValues } from './given';
import { ownChanges, type Change, type SaveContext } from './change';

export interface SaveRequest extends NamesPerson {
  readonly SectionCode: number;
  readonly KeyCode: string;
  readonly RowVersion: string;
  readonly DefinitionVersion: number;
  readonly EffectiveFrom: string;
}

const conflict = (reason: SaveConflict) => new ApiError('conflict', { params: { reason } });

/** From which day a change holds: today, or one to come; HR alone says what was before. */
function dayOfChange({ EffectiveFrom }: SaveRequest, { subject }: OpenSection, today: CalendarDate): CalendarDate {
  if (EffectiveFrom === '') return today;
  const on = isoDate(EffectiveFrom);
  if (on !== null && (on >= today || subject.relations.has('hr'))) return on;
  throw new ApiError('invalid', { issues: [{ path: 'EffectiveFrom', message: on === null ? 'invalid' : 'past' }] });
}

/**
 * What a save asks for: the row as it is and as it would be. Nothing is written yet; where it is going to be, the section is held.
 * With `link` it is asked for at a place to save to, which has to be the section's.
 * @throws ApiError `not_found` at another section's place, `forbidden` where nothing is the caller's to answer, `conflict` where what was
 * seen has moved on, `invalid` with the issues by field
 */
export async function prepareChange(
  context: SaveContext,
  request: SaveRequest,
  { holds, link }: { readonly holds: boolean; readonly link?: string },
): Promise<Change> {
  const { db, now, log, services } = context;
  const open = await openSection(context, request);
  const { section, access, subject } = open;
  if (link !== undefined && section.definition.link !== link) throw new ApiError('not_found');
  if (!isEditable(open)) throw new ApiError('forbidden');
  if (holds) await holdSection(db, subject.personId, section.code);
  if (request.DefinitionVersion !== 0 && request.DefinitionVersion !== section.number) throw conflict('definition');
  const today = dayOf(now);
  const from = dayOfChange(request, open, today);
  const place = { sectionCode: section.code, personId: subject.personId, rowId: request.KeyCode };
  await beforeNominees(context, { ...place, kind: 'change' });
  const seen = await findRow(db, open, { KeyCode: request.KeyCode, on: today });
  if (seen && request.RowVersion !== '' && request.RowVersion !== rowVersion(seen)) throw conflict('row');
  const found = from === today ? seen : seen && (await findRow(db, open, { KeyCode: seen.rowId, on: from }));
  const keys = recordKeysOf(services);
  const row = found?.row ?? null;
  const own = found?.open?.askedBy === context.actor.accountId ? found.open : null;
  if (own?.kind === 'delete') throw conflict('proposal');
  const before = row ? await openAnswers(db, keys, row) : {};
  const outcome = answered(section, {
    before: own ? await openProposal(db, keys, own) : before,
    given: givenValues(request, open),
    access,
    today,
  });
  const { answers, issues, unknown, refused } = outcome;
  const closed = refused.filter((key) => ![...access.values()].some(({ field }) => field.key === key));
  if (unknown.length + closed.length > 0)
    log.warn({ section: section.code, unknown, closed }, 'fields that are not open were sent');
  const found422 = [
    ...issues.map(({ key, rule }) => ({ path: key, message: rule })),
    ...(await choiceIssues(context, open, { answers, before })),
    ...(section.code === BENEFIT_SECTION
      ? await benefitIssues(db, answers, {
          nominees: await readNominees(db, subject.personId, today),
          rowId: found?.rowId ?? null,
          personId: subject.personId,
        })
      : []),
    ...refused.filter((key) => !closed.includes(key)).map((key) => ({ path: key, message: 'not_yours' })),
  ];
  if (found422.length > 0) throw new ApiError('invalid', { issues: found422 });
  const rowId = found?.rowId ?? newRowId(now);
  const changed = ownChanges(open, before, answers);
  return {
    kind: row ? 'change' : 'add',
    open,
    rowId,
    from,
    row,
    proposal: found?.open ?? null,
    before,
    after: answers,
    changed,
  };
}
