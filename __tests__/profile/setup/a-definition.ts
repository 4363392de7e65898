import type { FieldDefinition, SectionDefinition } from '@/lib/contract/people/section-definition';
import { withField } from '@/components/profile/setup/model/edit-definition';

const EMPTY: SectionDefinition = {
  names: { en: 'Vehicles' },
  area: 'record',
  image: '',
  link: 'ecenter/profilesave/dynamicadd/vehicles',
  isMaster: false,
  groups: [
    { code: 'car', names: { en: 'Car' } },
    { code: 'permit', names: { en: 'Permit' } },
  ],
  fields: [],
  access: { self: 'propose', hr: 'edit' },
  isSeenTwice: false,
  copies: [],
};

type Part = Partial<FieldDefinition> & { readonly name: string };

/** A section with these fields, which stand in the group `car` where they do not say another. */
export function aDefinition(...fields: readonly Part[]): SectionDefinition {
  return fields.reduce<SectionDefinition>((definition, { name, group = 'car', type = 'text', ...rest }) => {
    const { definition: next, code } = withField(definition, { name, type, group });
    return { ...next, fields: next.fields.map((field) => (field.code === code ? { ...field, ...rest } : field)) };
  }, EMPTY);
}
