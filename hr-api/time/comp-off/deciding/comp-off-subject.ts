import { inArray } from 'drizzle-orm';
import { inEachLanguage } from '../../../../lib/contract/platform/languages';
import { fill } from '../../../platform/mail/texts';
import type { ApprovalSubject } from '../../../workplace/approvals/subject';
import { compOffPage } from '../comp-off-page';
import { compOffClaims } from '../tables';
import { compOffTexts } from '../texts';
import { claimFacts, claimInWords } from './claim-facts';
import { COMP_OFF_SUBJECT } from './comp-off-subject-kind';
import { settleClaim } from './settle-claim';

/** Work on days off as others decide about it, in the one inbox. */
export const compOffSubject: ApprovalSubject = {
  kind: COMP_OFF_SUBJECT,
  page: 'ecenter/profileapproval',
  outcomePage: `${compOffPage.module}/${compOffPage.link}`,
  names: inEachLanguage((language) => compOffTexts[language].subject),
  refusals: inEachLanguage((language) => compOffTexts[language].refusals),
  isNew: true,
  tellsPerson: true,

  titlesOf: async ({ db, language }, ids) => {
    const found = await db
      .select()
      .from(compOffClaims)
      .where(inArray(compOffClaims.id, [...ids]));
    const titleOf = (claim: (typeof found)[number]) =>
      fill(compOffTexts[language].title, { days: claimInWords(claim, language) });
    return new Map(found.map((claim) => [claim.id, titleOf(claim)]));
  },

  changesOf: claimFacts,
  onDecided: settleClaim,
};
