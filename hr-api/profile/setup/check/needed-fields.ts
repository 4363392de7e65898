import {
  BENEFIT_FIELDS,
  BENEFIT_SECTION,
  FAMILY_SECTION,
  PHOTO_SECTION,
} from '../../../../lib/contract/people/known-sections';
import type { PersonColumn } from '../../../../lib/contract/people/section-rules';
import type { SectionDefinition } from '../../../../lib/contract/people/section-definition';

/** Who somebody is, everywhere: what these columns follow stays. */
const IDENTITY: ReadonlySet<PersonColumn> = new Set(['name', 'givenName', 'familyName', 'mail', 'bornOn', 'gender']);

/** Fields that the product reads by their codes. */
const KNOWN: ReadonlyMap<number, readonly string[]> = new Map([
  [FAMILY_SECTION, ['Name', 'Relation']],
  [BENEFIT_SECTION, Object.values(BENEFIT_FIELDS)],
]);

/** The codes of a section's fields that the product reads, and that therefore stay. */
export function neededFields(
  code: number,
  { copies, fields }: Pick<SectionDefinition, 'copies' | 'fields'>,
): Set<string> {
  const copied = copies.filter(({ column }) => IDENTITY.has(column)).flatMap((copy) => copy.fields);
  const photo = code === PHOTO_SECTION ? fields.filter(({ type }) => type === 'file').slice(0, 1) : [];
  return new Set([...copied, ...(KNOWN.get(code) ?? []), ...photo.map((field) => field.code)]);
}

/** Whether nobody may be left unasked for a section. */
export const isNeeded = (code: number, definition: SectionDefinition) => neededFields(code, definition).size > 0;
