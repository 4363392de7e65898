import { eq } from 'drizzle-orm';
import { daysOfAmount } from '../../../../../lib/contract/time/leave/leave-rules';
import type { Language } from '../../../../../lib/contract/platform/languages';
import type { SaidChange } from '../../../../../lib/contract/workplace/approvals/shapes';
import { nearestEmployment } from '../../../../people/data';
import { dayOf } from '../../../../platform/dates';
import { uploads } from '../../../../platform/files/tables';
import { fill } from '../../../../platform/mail/texts';
import { namesOf } from '../../../../platform/texts/data';
import type { ApprovalSubject, ReadContext } from '../../../../workplace/approvals/subject';
import { daysInWords, dayWithWeekday, spanInWords } from '../../days-in-words';
import { foresee } from '../../rules/foresee';
import { shortfallsOf } from '../../staffing/find-shortfalls';
import { shortfallsInWords } from '../../staffing/name-shortfalls';
import { leaveTexts } from '../../texts';
import { isToldTo } from '../../type-readers';
import { accountOfRequest, daysOfRequest, requestById, type AccountOfRequest } from './account-of-request';
import type { FoundRequest } from '../find-request';
import { awayOfTeam } from '../find-team-away';
import { mayReadRequest } from '../readable-requests';
import { hindranceOf } from './settle-decision';

type TypeNames = Awaited<ReturnType<typeof namesOf>>;

const daysText = (amount: number, language: Language) => new Intl.NumberFormat(language).format(daysOfAmount(amount));

/** What would be left on the last day, and what keeps it from being approved: also what is planned of somebody, who may not know. */
function leftText(account: AccountOfRequest, { lastDay }: FoundRequest, language: Language): string {
  const hindrance = hindranceOf(account);
  const { days, known } = account;
  const balance = known && known.rule.belowZero !== null && foresee({ ...known.foreseen, held: days }, lastDay).balance;
  const lines = [
    typeof balance === 'number' && daysText(balance, language),
    hindrance && leaveTexts[language].refusals[hindrance],
  ];
  return lines.filter(Boolean).join('\n');
}

/** Who of the team is away on these days, and on which leave as far as the reader, or for whom they decide, may know. */
async function peopleAway(
  context: ReadContext,
  { employmentId, firstDay, lastDay }: FoundRequest,
  { names, onBehalfOf }: { names: TypeNames; onBehalfOf: string | null },
): Promise<SaidChange['People']> {
  const { actor, db, language } = context;
  const days = { from: firstDay, to: lastDay };
  const onBehalf = onBehalfOf ? await nearestEmployment(db, onBehalfOf, dayOf(context.now)) : null;
  const isTold = await isToldTo(context, onBehalf?.id ?? actor.employmentId);
  const away = await awayOfTeam(context, { id: employmentId }, days, isTold);
  return away.map(({ person: { KeyCode, ...person }, first, last, typeCode }) => ({
    Person: { ...person, ChillCode: KeyCode },
    Text: fill(leaveTexts[language].title, {
      type: (typeCode !== null && names.get(String(typeCode))) || leaveTexts[language].isAway,
      days: spanInWords(first, last, language),
    }),
  }));
}

/** On which days fewer would be there than are wanted; hours take nobody away. */
async function staffingText(
  context: ReadContext,
  { id: requestId, employmentId, hours }: FoundRequest,
  { days, tellsPending }: { readonly days: AccountOfRequest['days']; readonly tellsPending: boolean },
): Promise<string> {
  if (hours !== null) return '';
  const shortfalls = await shortfallsOf(context, { employmentId, requestId, days });
  return shortfallsInWords(context, shortfalls, { tellsPending });
}

/** That fewer would be there than are wanted, as it stands beside a single decision. */
export const leaveWarning: NonNullable<ApprovalSubject['warningOf']> = async (context, id) => {
  if (!(await mayReadRequest(context, id))) return '';
  const request = await requestById(context, id);
  return staffingText(context, request, { days: await daysOfRequest(context, id), tellsPending: true });
};

/** What counts while it is decided on, and is not told afterwards. */
async function openFacts(
  context: ReadContext,
  request: FoundRequest,
  reading: { names: TypeNames; onBehalfOf: string | null },
): Promise<SaidChange[]> {
  const { language } = context;
  const texts = leaveTexts[language];
  const account = await accountOfRequest(context, request);
  const isOwn = account.holder.personId === context.actor.personId;
  const People = await peopleAway(context, request, reading);
  const staffing = await staffingText(context, request, { days: account.days, tellsPending: !isOwn });
  return [
    { Field: 'Left', Name: texts.left, After: isOwn ? '' : leftText(account, request, language) },
    { Field: 'Staffing', Name: texts.staffing.title, After: staffing },
    { Field: 'Away', Name: texts.away, After: People?.length ? '' : texts.nobodyAway, People },
  ].map((fact) => ({ ...fact, Before: '' }));
}

async function proofFact({ db, language }: ReadContext, request: FoundRequest): Promise<SaidChange[]> {
  const [proof] = request.proofId ? await db.select().from(uploads).where(eq(uploads.id, request.proofId)) : [];
  if (!proof) return [];
  const File = { Name: proof.fileName, Call: 'downloadLeaveProof', HeaderCode: proof.code };
  return [{ Field: 'ProofCode', Name: leaveTexts[language].proof, Before: '', After: '', File }];
}

/** What a request says to whoever decides about it, or may still read what they decided. */
export const leaveFacts: ApprovalSubject['changesOf'] = async (context, id, { onBehalfOf }) => {
  if (!(await mayReadRequest(context, id))) return [];
  const { db, language } = context;
  const request = await requestById(context, id);
  const texts = leaveTexts[language];
  const names = await namesOf(db, 'leave-type', language);
  const said = [
    { Field: 'TypeCode', Name: texts.type, After: names.get(String(request.typeCode)) ?? '' },
    { Field: 'From', Name: texts.days, After: daysInWords(request, language, dayWithWeekday) },
    { Field: 'Amount', Name: texts.amount, After: daysText(request.amount, language) },
    { Field: 'Note', Name: texts.note, After: request.note },
  ].map((fact) => ({ ...fact, Before: '' }));
  const open = request.state === 'pending' ? await openFacts(context, request, { names, onBehalfOf }) : [];
  const all: SaidChange[] = [...said, ...(await proofFact(context, request)), ...open];
  return all.filter(({ After, File, People }) => After !== '' || File || People?.length);
};
