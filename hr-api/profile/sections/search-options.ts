import { foldText } from '../../../lib/contract/platform/fold-text';
import type { Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { findBranches } from '../../people/record/lists/choices';
import type { FieldDefinition } from '../../../lib/contract/people/section-definition';
import { optionsOf } from '../../people/record/sections/section-form';
import { openSection } from '../access/open-section';
import { findList, listsOf, offeredOf, type ListContext } from './offered';
import { wireOption } from './options';

const MAX_FOUND = 20;

interface Search {
  readonly text: string;
  readonly parent: string;
}

async function search(lists: ListContext, field: FieldDefinition, { text, parent }: Search) {
  if (field.list !== null) {
    return findList(lists, field.list, {
      search: text || undefined,
      parent: parent || undefined,
      limit: MAX_FOUND,
    });
  }
  const folded = foldText(text);
  const offered = optionsOf(field, lists.language).filter(
    (option) => option.parent === null || option.parent === parent,
  );
  return offered.filter(({ label }) => foldText(label).includes(folded)).slice(0, MAX_FOUND);
}

/** Of what a field offers, what holds a text, or the options of some answers. */
export const findOptions = (
  lists: ListContext,
  field: FieldDefinition,
  { SearchText, Parent, Values }: { readonly SearchText: string; readonly Parent: string; readonly Values: string },
) =>
  Values === ''
    ? search(lists, field, { text: SearchText.trim(), parent: Parent })
    : offeredOf(lists, field, Values.split(',').slice(0, 100));

/** Options of a list of a section that hold a text, or those of some answers. */
export const searchSectionOptions: Handler<'searchSectionOptions'> = async (request, context) => {
  const open = await openSection(context, request);
  const field = open.access.get(request.FieldCode)?.field;
  if (!field) throw new ApiError('not_found');
  return (await findOptions(listsOf(context, open), field, request)).map(wireOption);
};

/** PC-019: branches of a bank, or of any, by IFSC, name or city. */
export const searchBankBranches: Handler<'searchBankBranches'> = async ({ BankCode, SearchText }, { db }) => {
  const found = await findBranches(db, {
    parent: BankCode || undefined,
    search: SearchText.trim() || undefined,
    limit: MAX_FOUND,
  });
  return found.map(({ ifsc, bank, name, city, address }) => ({
    BankCode: bank,
    IFSCCode: ifsc,
    Branch: name,
    City: city,
    BankAddress: address,
  }));
};
