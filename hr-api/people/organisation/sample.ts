import { languages } from '../../../lib/contract/platform/languages';
import type { LookupNames } from '../../../lib/contract/platform/lookups/lookup-shape';
import type { CalendarDate } from '../../platform/dates';
import type { Database } from '../../platform/db/database';
import { insertRows } from '../../platform/insert-rows';
import { texts, type TextKind } from '../../platform/texts/tables';
import { calendarCodeOf, loadSampleCalendars } from './calendars/sample-calendars';
import { businesses, companies, jobStatusKinds, levels, locations, units } from './tables';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

type Texts = typeof en;
const names: Record<(typeof languages)[number], Texts> = { de, en, es, fr, ja, zh };

export type BusinessCode = keyof Texts['business'];
export type LevelCode = keyof Texts['level'];
export type LocationCode = keyof Texts['location'];
export type UnitCode = keyof Texts['unit'];

export const JOB_STATUS = { trainee: 1, probation: 2, confirmed: 3, fixedTerm: 4, notice: 7 } as const;

interface SampleUnit {
  readonly parent: UnitCode | null;
  readonly business: BusinessCode;
  /** Where its people work; the first is the home of its head. */
  readonly locations: readonly [LocationCode, ...LocationCode[]];
}

const unit = (parent: UnitCode | null, business: BusinessCode, ...at: SampleUnit['locations']): SampleUnit => ({
  parent,
  business,
  locations: at,
});

export const sampleUnits: Record<UnitCode, SampleUnit> = {
  group: unit(null, 'group', 'munich'),
  instruments: unit('group', 'instruments', 'munich'),
  software: unit('group', 'software', 'boston'),
  services: unit('group', 'services', 'manchester'),
  'group-functions': unit('group', 'group', 'munich'),
  'instruments-development': unit('instruments', 'instruments', 'bengaluru'),
  manufacturing: unit('instruments', 'instruments', 'shanghai'),
  'product-development': unit('software', 'software', 'munich'),
  'customer-success': unit('software', 'software', 'barcelona'),
  regions: unit('services', 'services', 'lyon'),
  finance: unit('group-functions', 'group', 'manchester'),
  people: unit('group-functions', 'group', 'barcelona'),
  technology: unit('group-functions', 'group', 'pune'),
  market: unit('group-functions', 'group', 'boston'),
  firmware: unit('instruments-development', 'instruments', 'bengaluru', 'munich'),
  'hardware-design': unit('instruments-development', 'instruments', 'munich', 'bengaluru'),
  'test-laboratory': unit('instruments-development', 'instruments', 'osaka', 'bengaluru'),
  assembly: unit('manufacturing', 'instruments', 'osaka', 'shanghai'),
  quality: unit('manufacturing', 'instruments', 'shanghai', 'osaka'),
  'supply-chain': unit('manufacturing', 'instruments', 'shanghai', 'munich', 'pune'),
  platform: unit('product-development', 'software', 'bengaluru', 'boston'),
  applications: unit('product-development', 'software', 'boston', 'munich'),
  implementation: unit('customer-success', 'software', 'barcelona', 'pune'),
  'customer-care': unit('customer-success', 'software', 'pune', 'manchester', 'boston'),
  'field-europe': unit('regions', 'services', 'lyon', 'munich', 'manchester', 'barcelona'),
  'field-asia': unit('regions', 'services', 'osaka', 'shanghai', 'pune'),
  'field-americas': unit('regions', 'services', 'boston'),
  accounting: unit('finance', 'group', 'lyon', 'manchester'),
  payroll: unit('finance', 'group', 'pune', 'munich'),
  'hr-operations': unit('people', 'group', 'barcelona', 'bengaluru'),
  talent: unit('people', 'group', 'munich', 'bengaluru'),
  'service-desk': unit('technology', 'group', 'pune', 'barcelona'),
  infrastructure: unit('technology', 'group', 'munich', 'pune'),
  marketing: unit('market', 'group', 'manchester', 'boston'),
  sales: unit('market', 'group', 'boston', 'munich', 'shanghai', 'lyon'),
};

export const sampleLocations: Record<LocationCode, { country: string; timeZone: string }> = {
  bengaluru: { country: 'IN', timeZone: 'Asia/Kolkata' },
  pune: { country: 'IN', timeZone: 'Asia/Kolkata' },
  munich: { country: 'DE', timeZone: 'Europe/Berlin' },
  barcelona: { country: 'ES', timeZone: 'Europe/Madrid' },
  lyon: { country: 'FR', timeZone: 'Europe/Paris' },
  osaka: { country: 'JP', timeZone: 'Asia/Tokyo' },
  shanghai: { country: 'CN', timeZone: 'Asia/Shanghai' },
  boston: { country: 'US', timeZone: 'America/New_York' },
  manchester: { country: 'GB', timeZone: 'Europe/London' },
};

/** One company in each country; its code is the country's. */
const sampleCompanies: Record<string, string> = {
  IN: 'Tarnbrook Instruments India Private Limited',
  DE: 'Tarnbrook Deutschland GmbH',
  ES: 'Tarnbrook Ibérica, S.L.',
  FR: 'Tarnbrook France SAS',
  JP: 'Tarnbrook Japan K.K.',
  CN: 'Tarnbrook (Shanghai) Instruments Co., Ltd.',
  US: 'Tarnbrook Inc.',
  GB: 'Tarnbrook Group plc',
};

const ENDS_BY: Record<keyof Texts['job-status'], 'length' | 'date' | 'next'> = {
  '1': 'length',
  '2': 'length',
  '3': 'next',
  '4': 'date',
  '5': 'length',
  '6': 'date',
  '7': 'date',
};

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[];

/** The rows of `texts` for one kind of record, from one table of names for each language. */
export function textRows(
  kind: TextKind,
  byLanguage: Record<string, Record<string, string | { name: string; description: string }>>,
) {
  return languages.flatMap((language) =>
    Object.entries(byLanguage[language] ?? {}).map(([code, text]) => ({
      kind,
      code,
      language,
      name: typeof text === 'string' ? text : text.name,
      description: typeof text === 'string' ? '' : text.description,
    })),
  );
}

export async function loadOrganisation(db: Database, today: CalendarDate): Promise<void> {
  await insertRows(
    db,
    businesses,
    keysOf(en.business).map((code, position) => ({ code, position, coverImagePath: `covers/${code}.svg` })),
  );
  await insertRows(
    db,
    companies,
    Object.entries(sampleCompanies).map(([country, name]) => ({
      code: country,
      name,
      country,
      logoWidth: 36,
      logoHeight: 36,
    })),
  );
  await insertRows(
    db,
    units,
    keysOf(sampleUnits).map((code, position) => ({ code, parentCode: sampleUnits[code].parent, position })),
  );
  await loadSampleCalendars(db, {
    today,
    zoneOf: (code) => sampleLocations[code].timeZone,
    namesOf: (code) =>
      Object.fromEntries(languages.map((language) => [language, names[language].location[code]])) as LookupNames,
  });
  await insertRows(
    db,
    locations,
    keysOf(sampleLocations).map((code) => ({ code, ...sampleLocations[code], calendarCode: calendarCodeOf(code) })),
  );
  await insertRows(
    db,
    levels,
    keysOf(en.level).map((code, index) => ({ code, rank: index + 1 })),
  );
  await insertRows(
    db,
    jobStatusKinds,
    keysOf(ENDS_BY).map((code) => ({ code: Number(code), endsBy: ENDS_BY[code] })),
  );
  for (const kind of ['business', 'job-status', 'level', 'location', 'unit'] as const) {
    await insertRows(
      db,
      texts,
      textRows(kind, Object.fromEntries(languages.map((language) => [language, names[language][kind]]))),
    );
  }
}
