import { inArray } from 'drizzle-orm';
import { inEachLanguage } from '../../../../../lib/contract/platform/languages';
import { fill } from '../../../../platform/mail/texts';
import { namesOf } from '../../../../platform/texts/data';
import type { ApprovalSubject } from '../../../../workplace/approvals/subject';
import { readTypes } from '../../balances/read-types';
import { daysInWords } from '../../days-in-words';
import { leaveRequests } from '../../tables';
import { tellOutcomeOfLeave } from '../../notices/tell-outcome-of-leave';
import { leaveTexts } from '../../texts';
import { leaveFacts, leaveWarning } from './decision-facts';
import { LEAVE_SUBJECT } from './leave-subject-kind';
import { readableRequests } from '../readable-requests';
import { settleDecision } from './settle-decision';

/** Leave as others decide about it: in the one inbox, where everybody can whom a chain or a delegation makes one of them. */
export const leaveSubject: ApprovalSubject = {
  kind: LEAVE_SUBJECT,
  page: 'ecenter/profileapproval',
  ownPage: 'timemanage/leaveapproval',
  names: inEachLanguage((language) => leaveTexts[language].subject),
  refusals: inEachLanguage((language) => leaveTexts[language].refusals),
  isNew: true,
  isKnownToManagers: true,

  sectionsOf: async ({ db, language }) =>
    (await readTypes(db, language)).map(({ code, name }) => ({ code: String(code), name, fields: [] })),

  titlesOf: async (context, ids) => {
    const { db, language } = context;
    const readable = [...(await readableRequests(context, ids))];
    const found = await db.select().from(leaveRequests).where(inArray(leaveRequests.id, readable));
    const names = await namesOf(db, 'leave-type', language);
    return new Map(
      found.map((request) => {
        const type = names.get(String(request.typeCode)) ?? '';
        return [request.id, fill(leaveTexts[language].title, { type, days: daysInWords(request, language) })];
      }),
    );
  },

  changesOf: leaveFacts,
  warningOf: leaveWarning,
  tellConcerned: tellOutcomeOfLeave,
  onDecided: settleDecision,
};
