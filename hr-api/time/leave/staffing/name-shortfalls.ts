import { dayInWords } from '../../../platform/dates';
import { fill } from '../../../platform/mail/texts';
import { namesOf } from '../../../platform/texts/data';
import type { LeaveReader } from '../holder';
import { leaveTexts } from '../texts';
import type { Shortfall } from './find-shortfalls';

interface NamedShortfall extends Shortfall {
  readonly unit: string;
  /** Empty for all. */
  readonly location: string;
}

/** Shortfalls with what their units and locations are called. */
export async function nameShortfalls(
  { db, language }: Pick<LeaveReader, 'db' | 'language'>,
  shortfalls: readonly Shortfall[],
): Promise<NamedShortfall[]> {
  if (shortfalls.length === 0) return [];
  const [units, locations] = [await namesOf(db, 'unit', language), await namesOf(db, 'location', language)];
  return shortfalls.map((one) => ({
    ...one,
    unit: units.get(one.unitCode) ?? one.unitCode,
    location: one.locationCode === null ? '' : (locations.get(one.locationCode) ?? one.locationCode),
  }));
}

/** A line for each day. Who of them has asked for leave as well is told only to who decides. */
export async function shortfallsInWords(
  reader: Pick<LeaveReader, 'db' | 'language'>,
  shortfalls: readonly Shortfall[],
  { tellsPending }: { readonly tellsPending: boolean },
): Promise<string> {
  const { language } = reader;
  const { staffing } = leaveTexts[language];
  const lines = (await nameShortfalls(reader, shortfalls)).map((one) => {
    const numbers = { there: String(one.there), of: String(one.of), wanted: String(one.wanted) };
    const { unit, location } = one;
    const place = { unit: location === '' ? unit : fill(staffing.at, { unit, location }) };
    const line = fill(staffing.line, { day: dayInWords(one.day, language), ...place, ...numbers });
    const hasPending = tellsPending && one.pending > 0;
    return hasPending ? `${line} ${fill(staffing.pending, { count: String(one.pending) })}` : line;
  });
  return lines.join('\n');
}
