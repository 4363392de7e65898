import { inArray } from 'drizzle-orm';
import { languages, type Language } from '../../../../../lib/contract/platform/languages';
import { namesOf } from '../../../../platform/texts/data';
import type { ApprovalSubject } from '../../../../workplace/approvals/subject';
import { readTypes } from '../../balances/read-types';
import { leaveRequests } from '../../tables';
import { tellOutcomeOfLeave } from '../../notices/tell-outcome-of-leave';
import { leaveTexts } from '../../texts';
import { daysInWords, fillText } from './days-in-words';
import { leaveFacts } from './decision-facts';
import { LEAVE_SUBJECT } from './leave-subject-kind';
import { readableRequests } from '../readable-requests';
import { settleDecision } from './settle-decision';

const inEachLanguage = <Words>(wordsOf: (texts: (typeof leaveTexts)[Language]) => Words) =>
  Object.fromEntries(languages.map((language) => [language, wordsOf(leaveTexts[language])])) as Record<Language, Words>;

/** Leave as others decide about it: in the one inbox, where everybody can whom a chain or a delegation makes one of them. */
export const leaveSubject: ApprovalSubject = {
  kind: LEAVE_SUBJECT,
  page: 'ecenter/profileapproval',
  ownPage: 'timemanage/leaveapproval',
  names: inEachLanguage(({ subject }) => subject),
  refusals: inEachLanguage(({ refusals }) => refusals),
  isNew: true,

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
        return [request.id, fillText(leaveTexts[language].title, { type, days: daysInWords(request, language) })];
      }),
    );
  },

  changesOf: leaveFacts,
  tellConcerned: tellOutcomeOfLeave,
  onDecided: settleDecision,
};
