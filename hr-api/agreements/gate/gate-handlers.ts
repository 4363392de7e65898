import { eq, inArray, or } from 'drizzle-orm';
import type { conductGateCalls } from '../../../lib/contract/agreements/gate';
import { SECTION_SUBJECT } from '../../../lib/contract/people/known-sections';
import { fillings } from '../../people/record/values/completeness';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { dayOf } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { readUpload } from '../../platform/files/uploads';
import { uploads } from '../../platform/files/tables';
import { waitingSections } from '../../workplace/approvals/lists/waiting-sections';
import { createSigningRequest } from '../../workplace/signatures/data';
import { acceptConduct } from './accept-conduct';
import { conductText, pendingConduct, type Conduct } from '../data';
import { acceptedDocuments } from './own-acceptances';
import { groupedSections } from './asked-sections';
import { canManageAgreements, manageableDocuments } from '../policy';
import { mustBeSigned } from '../rules';

export const conductGateHandlers: Handlers<keyof typeof conductGateCalls> = {
  acceptConduct: { allow: 'own', handle: acceptConduct },

  getConduct: {
    allow: 'own',
    handle: async (_request, context) => {
      const { actor, db, now, language } = context;
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
        IsPlaceholderPdf: mustBeSigned(conduct) && conduct.kind === 'placeholder-pdf',
        ConductName: text.title,
        IsSignedLetter: mustBeSigned(conduct) && conduct.kind === 'signed-letter',
        AutoSign: conduct.signsByItself,
        ...(await documentOf(conduct, context)),
      };
    },
  },

  listConductSections: {
    allow: 'own',
    handle: async ({ SectionCodes }, { actor, db, now, language }) => {
      const codes = SectionCodes.split(',').map((code) => code.trim());
      const { personId } = actor;
      const asked = {
        fillings: await fillings(db, personId, dayOf(now)),
        waiting: await waitingSections(db, { kind: SECTION_SUBJECT, personId }),
      };
      return groupedSections(codes, asked, language);
    },
  },

  getConductFile: {
    allow: 'own',
    handle: async ({ headercode }, context) => {
      const { actor, db, now } = context;
      const waiting = (await pendingConduct(db, actor.personId, now))?.documentId;
      const mayRead = or(
        inArray(uploads.id, acceptedDocuments(actor.personId)),
        waiting ? eq(uploads.id, waiting) : undefined,
        canManageAgreements(actor) ? manageableDocuments(actor.accountId) : undefined,
      );
      const found = await readUpload(db, headercode, mayRead!);
      if (!found) throw new ApiError('not_found');
      return found;
    },
  },
};

/** The codes of an agreement's PDF, empty where it has none. */
async function documentOf({ documentId, signsByItself }: Conduct, context: CallContext) {
  if (!documentId) return { DocumentCode: '', UserId: '', SignatureCode: '', FileCode: '' };
  const [upload] = await context.db.select({ code: uploads.code }).from(uploads).where(eq(uploads.id, documentId));
  return { ...(await createSigningRequest(context, { documentId, signsByItself })), FileCode: upload?.code ?? '' };
}
