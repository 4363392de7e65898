import type { ChangeKind, OrgField } from '../../lib/contract/changes/change-rules';
import { dayOf, daysAfter, startOf } from '../platform/dates';
import { changesOfRows } from '../people/changes/rows/changes-of-rows';
import type { DatedRow, Values } from '../people/changes/rows/dated-row';
import { rowsAsKnown } from '../people/changes/rows/rows-as-known';
import { covers } from '../people/effective-dates';
import { isLine } from '../people/changes/kinds';
import { begunRows } from '../people/changes/rows/begun-rows';
import { canCorrectHistory } from '../people/policy';
import { orgNamesOf, type OrgCodes } from '../people/organisation/org-names';
import { formDay } from '../platform/form-day';
import type { ChangeReader, OpenPerson } from './open-person';

/** A dated row with where the person worked when it began, and the change that takes it back. */
export interface HistoryRow {
  readonly row: DatedRow;
  readonly org: Record<OrgField, string>;
  readonly changeCode: string;
  /** It was written today, so that it can still be put right. */
  readonly isOfToday: boolean;
}

/** The instant before which something was known at the end of a day; null for today and later: all of it. */
export function knownBefore(on: string, now: Date): Date | null {
  const day = formDay(on);
  return day && day < dayOf(now) ? startOf(daysAfter(day, 1)) : null;
}

export const orgCodesOf = (values: Values): OrgCodes => ({
  business: String(values['business_code'] ?? ''),
  company: String(values['company_code'] ?? ''),
  unit: String(values['unit_code'] ?? ''),
  location: String(values['location_code'] ?? ''),
  level: String(values['level_code'] ?? ''),
});

/**
 * Somebody's history of one kind, the latest first, as it was known at the end of a day. What is planned of somebody is not told
 * to themself, and whom they will report to is told to those alone who keep them: it may say that their leader goes.
 */
export async function readHistory(
  { db, actor, now, language }: ChangeReader,
  person: OpenPerson,
  { kind, knownOn }: { readonly kind: ChangeKind; readonly knownOn: string },
): Promise<HistoryRow[]> {
  const question = { employmentId: person.id, before: knownBefore(knownOn, now) };
  const today = dayOf(now);
  const isTold = person.personId !== actor.personId && (!isLine(kind) || canCorrectHistory(actor, person));
  const read = async (one: ChangeKind) => {
    const found = await rowsAsKnown(db, { ...question, kind: one });
    return isTold ? found : begunRows(found, question.before ? formDay(knownOn)! : today);
  };
  const rows = await read(kind);
  const places = kind === 'assignment' ? rows : await read('assignment');
  const names = await orgNamesOf(
    db,
    places.map(({ values }) => orgCodesOf(values)),
    language,
  );
  const changes = await changesOfRows(
    db,
    rows.map(({ id }) => id),
  );
  return rows
    .map((row) => {
      const place =
        places.find((one) => covers(one, row.validFrom)) ?? places.find((one) => one.validFrom > row.validFrom);
      const change = changes.get(row.id);
      return {
        row,
        org: names(place ? orgCodesOf(place.values) : null),
        changeCode: change?.code ?? '',
        isOfToday: change?.madeAt ? dayOf(change.madeAt) === today : false,
      };
    })
    .reverse();
}
