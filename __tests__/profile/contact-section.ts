import type { SectionData } from '@/components/profile/read/read-section';
import type { SectionField } from '@/lib/contract/profile/fields';

export const field = (fieldname: string, more: Partial<SectionField> = {}): SectionField => ({
  ...{ fieldname, name: fieldname, type: 'text', FieldCode: fieldname, GroupCode: 'all', GroupName: 'All' },
  ...{ Mandatory: false, Enable: true, disable: false, EmpShow: true, ListView: false },
  ...{ minimum: null, maximum: null, email: false, zerotype: false, number: false, CharEnable: false, passport: false },
  ...{ InfoNotes: '', DisplayOrder: 0, RadioValue: '', RadioDepentCodes: '', DepentValue: '', DepentFieldCode: '' },
  ...{ groupselect: false, selectgroup1: '', selectgroup2: '', selectgroup3: '', parentkeycode: '' },
  ...{ parentlabelfieldcode: '', views: '', format: '', DefinitionVersion: 3, Access: 'propose', Rule: 'section' },
  ...{ Editors: [], IsMasked: false, IsSearched: false },
  ...more,
});

export const info = {
  ...{ Master: false, SectionName: 'Contact', SectionImage: 'contact', KeyCode: '3', MKeyCode: '' },
  ...{ LinkInfo: 'ecenter/profilesave/dynamicadd/profilecontact', SectionCode: 3, LinkURL: '/ecenter/profilecontact' },
};
export const header = {
  ...{ StatusCode: '', StatusName: '', LastModifiedDate: '', Comments: '', EditFlag: true },
  ...{ SectionInfo: info, Access: 'propose', Hidden: 0 },
} as SectionData['header'];
export const fields = [
  field('Phone', { Mandatory: true }),
  field('City'),
  field('Grade', { disable: true, Access: 'read', Editors: ['hr'] }),
];
export const row = {
  ...{ Phone: '12345', City: 'Pune', Grade: 'B', KeyCode: 'row', RowVersion: 'v1', DefinitionVersion: 3 },
  ...{ EffectiveFrom: '', Masked: [], Proposal: null },
};
export const place = { SectionCode: 3, ChillCode: '' };
export const waiting = { StatusCode: 'pending', StatusName: 'Pending', LastModifiedDate: '05-Mar-2026' };
export const noOptions = { listSelectOptions: {}, listRadioOptions: {}, listCheckboxOptions: {} };
