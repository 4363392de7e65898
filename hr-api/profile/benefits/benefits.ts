import { benefitShape } from '../../../lib/contract/profile/benefits';
import { benefits } from '../../people/record/lists/tables';
import type { Lookup, LookupContext } from '../../platform/lookups/lookup';
import { listRows } from '../../platform/lookups/lookup-rows';
import { profileTexts } from '../texts';

/** The benefits, as master data. */
export const benefitLookup: Lookup<typeof benefitShape> = {
  shape: benefitShape,
  table: benefits,
  texts: 'benefit',
  columns: { Benefit_Name: 'name' },
  audit: { kind: 'benefit' },
};

/** Those that relatives may be named for. */
export async function offeredBenefits(context: Pick<LookupContext, 'db' | 'language'>) {
  const { share, address } = profileTexts[context.language].benefit;
  const rows = await listRows(benefitLookup, context);
  return rows
    .filter(({ IsActive }) => IsActive)
    .map((row) => ({
      ...row,
      ShareCaption: row.ShareCaption || share,
      AddressCaption: row.AddressCaption || address,
    }));
}
