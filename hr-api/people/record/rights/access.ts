import { ACCESSES, type Access, type Relation } from '../../../../lib/contract/people/record-rules';
import type { FieldDefinition, SectionDefinition } from '../../../../lib/contract/people/section-definition';

/** What decided: the field's own rule or its section's, or that the field is asked for no more, computed, or kept from whom it is about. */
export type AccessRule = 'field' | 'section' | 'retired' | 'computed' | 'own';

export interface FieldAccess {
  readonly access: Access;
  readonly rule: AccessRule;
  /** For whom the rule speaks; null where it speaks for everybody. */
  readonly relation: Relation | null;
}

const rank = (access: Access) => ACCESSES.indexOf(access);

/**
 * What somebody who stands so to a person may do with a field of that person's record, and which rule says so. Of several relations
 * the one that allows most decides.
 */
export function fieldAccess(
  section: Pick<SectionDefinition, 'access'>,
  field: FieldDefinition,
  relations: ReadonlySet<Relation>,
): FieldAccess {
  if (relations.has('self') && !field.isShownToEmployee) return { access: 'hidden', rule: 'own', relation: 'self' };
  let best: FieldAccess = { access: 'hidden', rule: 'section', relation: null };
  for (const relation of relations) {
    const own = field.access[relation];
    const access = own ?? section.access[relation] ?? 'hidden';
    if (best.relation === null || rank(access) > rank(best.access)) {
      best = { access, rule: own ? 'field' : 'section', relation };
    }
  }
  if (rank(best.access) <= rank('read')) return best;
  if (field.isRetired) return { access: 'read', rule: 'retired', relation: null };
  if (field.isReadOnly || field.type === 'formula' || field.type === 'label') {
    return { access: 'read', rule: 'computed', relation: null };
  }
  return best;
}

/** The fields of a section that may be read at all, by their codes, with what may be done with each. */
export function readableFields(
  section: SectionDefinition,
  relations: ReadonlySet<Relation>,
): ReadonlyMap<string, FieldAccess & { readonly field: FieldDefinition }> {
  return new Map(
    section.fields.flatMap((field) => {
      const found = fieldAccess(section, field, relations);
      return found.access === 'hidden' ? [] : [[field.code, { ...found, field }] as const];
    }),
  );
}

/** The most that may be done with any field of a section. */
export function sectionAccess(section: SectionDefinition, relations: ReadonlySet<Relation>): Access {
  const found = section.fields.map((field) => fieldAccess(section, field, relations).access);
  return found.reduce<Access>((most, access) => (rank(access) > rank(most) ? access : most), 'hidden');
}
