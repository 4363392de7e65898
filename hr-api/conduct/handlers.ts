import type { conductCalls } from '../../lib/contract/conduct';
import type { Handlers } from '../call';
import { ApiError } from '../errors';
import { conductText, pendingConduct } from './data';

export const conductHandlers: Handlers<keyof typeof conductCalls> = {
  getConduct: async (_request, { actor, db, now, language }) => {
    const conduct = await pendingConduct(db, actor.personId, now);
    const text = conduct && (await conductText(db, conduct.id, language));
    if (!conduct || !text) throw new ApiError('not_found');
    return {
      TableContent: text.content,
      ConductCode: conduct.code,
      ProfileSection: conduct.kind === 'profile-sections',
      SectionCode: conduct.sectionCodes.join(','),
      AgreeContent: text.agreeText,
      IsPdf: conduct.documentCode !== null,
      IsPlaceholderPdf: conduct.kind === 'placeholder-pdf',
      DocumentCode: conduct.documentCode ?? '',
      ConductName: text.title,
      IsSignedLetter: conduct.kind === 'signed-letter',
      AutoSign: conduct.signsByItself,
    };
  },
};
