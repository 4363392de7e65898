import { randomFrom } from '../../people/sample/sample-random';
import type { SampleAccount } from '../../people/sample/sample-accounts';
import type { SampleConversation, SampleEntry } from './sample-conversations';
import { sampleQuestions } from './sample-questions';

/** How far back the tickets of everybody else go. */
const DAYS = 60;

/** What stands behind the last days is answered and closed, but for one in so many. */
const UNANSWERED = 25;

/** So many conversations of people who are not of the cast, out of all: the oldest first, the same for the same numbers. */
export function manyConversations(
  accounts: readonly SampleAccount[],
  { start, count, all }: { start: number; count: number; all: number },
): SampleConversation[] {
  const askers = accounts.filter(({ seat }) => !seat.cast);
  return Array.from({ length: count }, (_, index) => {
    const turn = start + index;
    const random = randomFrom(turn + 9_000_001);
    const question = random.pick(sampleQuestions);
    const daysAgo = 1 + Math.floor(DAYS * (1 - (turn + 1) / all) ** 2);
    const isOver = daysAgo > 5 ? turn % UNANSWERED !== 0 : random.happens(0.3);
    return {
      requester: random.pick(askers).seat.empid,
      subProcess: question.subProcess,
      priority: random.pick([1, 2, 2, 2, 3]),
      subject: question.subject,
      turn,
      entries: entriesOf(question, { daysAgo, turn, isOver, isTaken: isOver || random.happens(0.6) }),
    };
  });
}

function entriesOf(
  { message, answer }: (typeof sampleQuestions)[number],
  { daysAgo, turn, isOver, isTaken }: { daysAgo: number; turn: number; isOver: boolean; isTaken: boolean },
): [SampleEntry, ...SampleEntry[]] {
  const time = (hour: number): `${number}:${number}` => `${hour + (turn % 4)}:${(turn * 7) % 60}`;
  const asked: SampleEntry = { at: [daysAgo, time(9)], by: 'requester', text: message };
  if (!isTaken) return [asked];
  const taken: SampleEntry = { at: [daysAgo, time(13)], by: 'desk', takes: true };
  if (isOver) return [asked, taken, { at: [Math.max(1, daysAgo - 1), time(17)], by: 'desk', status: 10, text: answer }];
  const looking = 'Thank you for telling us. I am looking into it.';
  return [asked, taken, { at: [daysAgo, time(14)], by: 'desk', status: turn % 3 === 0 ? 3 : 2, text: looking }];
}
