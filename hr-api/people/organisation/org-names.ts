import { and, inArray, or, eq } from 'drizzle-orm';
import type { OrgField } from '../../../lib/contract/changes/change-rules';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import { texts, type TextKind } from '../../platform/texts/tables';
import { companies } from './tables';

/** The codes of a place in the organisation. */
export interface OrgCodes {
  readonly business: string;
  readonly company: string;
  readonly unit: string;
  readonly location: string;
  readonly level: string;
}

const TEXT_KINDS = ['business', 'unit', 'location', 'level'] as const satisfies readonly TextKind[];

/** Names some places in a language, in English where it has none; read at once for all of them. */
export async function orgNamesOf(
  db: Database,
  places: readonly OrgCodes[],
  language: Language,
): Promise<(place: OrgCodes | null) => Record<OrgField, string>> {
  const named = TEXT_KINDS.flatMap((kind) => {
    const codes = [...new Set(places.map((place) => place[kind]))];
    return codes.length > 0 ? [and(eq(texts.kind, kind), inArray(texts.code, codes))] : [];
  });
  const companyCodes = [...new Set(places.map(({ company }) => company))];
  const rows =
    named.length === 0
      ? []
      : await db
          .select()
          .from(texts)
          .where(and(or(...named), inArray(texts.language, [language, 'en'])));
  const legal =
    companyCodes.length === 0 ? [] : await db.select().from(companies).where(inArray(companies.code, companyCodes));
  const names = new Map<string, string>();
  for (const row of rows.filter((one) => one.language !== language)) names.set(`${row.kind} ${row.code}`, row.name);
  for (const row of rows.filter((one) => one.language === language)) names.set(`${row.kind} ${row.code}`, row.name);
  const companyNames = new Map(legal.map(({ code, name }) => [code, name]));
  return (place) => {
    const nameOf = (kind: (typeof TEXT_KINDS)[number]) => (place ? (names.get(`${kind} ${place[kind]}`) ?? '') : '');
    return {
      Business_Name: nameOf('business'),
      Company_Name: place ? (companyNames.get(place.company) ?? '') : '',
      Unit_Name: nameOf('unit'),
      Location_Name: nameOf('location'),
      Level_Name: nameOf('level'),
    };
  };
}
