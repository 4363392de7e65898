import type { Language } from '../../../../lib/contract/platform/languages';
import { dayOf } from '../../../platform/dates';
import { fill } from '../../../platform/mail/texts';
import { standInsFor } from '../delegations/stands';
import type { Approval } from '../flow/approval';
import { subjectOf, type DecisionContext, type Ended } from '../subject';
import { approvalTexts, type NoticeKind } from '../texts';
import type { Notice } from './notice';
import { namesOfPersons } from './recipients';
import { tellPersons } from './tell-persons';

/** What is told of an approval: its kind and of whom it is, and never what is asked for, which not everybody told may see. */
async function toldOf({ db, services }: DecisionContext, approval: Approval, kind: NoticeKind, words = '') {
  const { page, names } = subjectOf(services.capabilities, approval.kind);
  const named = await namesOfPersons(db, [approval.personId, approval.askedById]);
  const nameOf = (personId: string) => named.get(personId) ?? '';
  const [name, asker] = [nameOf(approval.personId), nameOf(approval.askedById)];
  const noticeFor = (language: Language): Notice => ({
    kind,
    language,
    values: { asker },
    about: fill(approvalTexts[language].about.of, { kind: names[language], name }),
    words,
  });
  return { kind, page, code: approval.code, aboutId: approval.personId, noticeFor };
}

interface Asked {
  readonly personId: string;
  readonly roleCode: number | null;
}

/** Tells those who are asked, and who stands for them today. */
export async function tellApprovers(
  context: DecisionContext,
  approval: Approval,
  kind: 'waiting' | 'amended' | 'reminder' | 'escalated' | 'withdrawn',
  asked: readonly Asked[],
): Promise<void> {
  if (asked.length === 0) return;
  const ids = asked.map(({ personId }) => personId);
  const ofPersons = asked.filter(({ roleCode }) => roleCode === null).map(({ personId }) => personId);
  const standIns = await standInsFor(context.db, ofPersons, { about: approval, today: dayOf(context.now) });
  const roles = new Map(asked.map(({ personId, roleCode }) => [personId, roleCode]));
  const told = { ...(await toldOf(context, approval, kind)), roles };
  // What was withdrawn is nobody's to open any more.
  await tellPersons(context, [...ids, ...standIns], kind === 'withdrawn' ? { ...told, code: '' } : told);
}

/** Tells whoever asked how it ended, and the person whom it is about where its subject does. */
export async function tellOutcome(
  context: DecisionContext,
  approval: Approval,
  { outcome, comment }: Omit<Ended, 'subjectId'>,
): Promise<void> {
  const { askedById, personId, subjectId } = approval;
  const { tellConcerned, tellsPerson, outcomePage } = subjectOf(context.services.capabilities, approval.kind);
  await tellConcerned?.(context, { subjectId, outcome, comment });
  if (tellConcerned && askedById === personId) return;
  const told = await toldOf(context, approval, outcome, comment);
  const own = outcomePage ? { ...told, page: outcomePage, code: '' } : told;
  const isOnBehalf = tellsPerson === true && askedById !== personId;
  await tellPersons(context, [askedById], isOnBehalf ? told : own);
  if (isOnBehalf) await tellPersons(context, [personId], own);
}
