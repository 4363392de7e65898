import type { benefitCalls } from '../../../lib/contract/profile/benefits';
import type { Handlers } from '../../platform/calls/call';
import { BENEFIT_SECTION } from '../../../lib/contract/people/known-sections';
import { openSection } from '../access/open-section';
import { offeredBenefits } from './benefits';
import { listBenefitDetails } from './list-benefit-details';
import { findRelatives } from './relatives';
import { saveBenefits } from './save-benefits';

export const benefitHandlers: Handlers<keyof typeof benefitCalls> = {
  listBenefitOptions: { allow: 'everyone', handle: (_, context) => offeredBenefits(context) },
  listBenefitDetails: { allow: 'visible', handle: listBenefitDetails },
  listRelatives: {
    allow: 'visible',
    handle: async ({ UserCode, Family_Code }, context) => {
      const open = await openSection(context, { SectionCode: BENEFIT_SECTION, UserCode, ChillCode: '' });
      return findRelatives(context, open, Family_Code);
    },
  },
  saveBenefits: { allow: 'visible', work: 'message', handle: saveBenefits },
};
