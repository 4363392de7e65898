import type { conductGateCalls } from '../../lib/contract/conduct/gate';
import type { Handlers } from '../call';
import { ApiError } from '../errors';
import { conductText, pendingConduct } from './data';

export const conductGateHandlers: Handlers<keyof typeof conductGateCalls> = {
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
      IsPdf: conduct.documentId !== null,
      IsPlaceholderPdf: conduct.kind === 'placeholder-pdf',
      DocumentCode: '',
      ConductName: text.title,
      IsSignedLetter: conduct.kind === 'signed-letter',
      AutoSign: conduct.signsByItself,
    };
  },

  listConductSections: async () => ({}),

  getConductFile: async () => {
    throw new ApiError('not_found');
  },

  acceptConduct: async () => {
    throw new ApiError('forbidden');
  },
};
