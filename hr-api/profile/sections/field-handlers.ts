import type { sectionFieldCalls } from '../../../lib/contract/profile/fields';
import type { FieldType } from '../../../lib/contract/platform/form/field';
import type { CallHandler, CallContext, Handlers } from '../../platform/calls/call';
import { openSection, type NamesPerson } from '../access/open-section';
import { CHECKBOXES, RADIOS, SELECTS, wireOptions } from './options';
import { searchBankBranches, searchSectionOptions } from './search-options';
import { wireFields } from './wire-field';

type OptionCall = 'listSelectOptions' | 'listRadioOptions' | 'listCheckboxOptions';

const optionsOfTypes = (types: ReadonlySet<FieldType>) =>
  ({
    allow: 'visible',
    handle: async (request: NamesPerson & { SectionCode: number }, context: CallContext) =>
      wireOptions(context, await openSection(context, request), types),
  }) satisfies CallHandler<OptionCall>;

export const sectionFieldHandlers: Handlers<keyof typeof sectionFieldCalls> = {
  listSectionFields: {
    allow: 'visible',
    handle: async (request, context) => wireFields(context, await openSection(context, request)),
  },
  listSelectOptions: optionsOfTypes(SELECTS),
  listRadioOptions: optionsOfTypes(RADIOS),
  listCheckboxOptions: optionsOfTypes(CHECKBOXES),
  searchSectionOptions: { allow: 'visible', handle: searchSectionOptions },
  searchBankBranches: { allow: 'everyone', handle: searchBankBranches },
};
