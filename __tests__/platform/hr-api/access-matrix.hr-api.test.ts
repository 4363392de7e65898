import { calls, type CallName } from '../../../lib/contract/all';
import type { Call } from '../../../lib/contract/call';
import { answerOf } from './access-matrix/answer';
import { answerDifferences, replyDifferences } from './access-matrix/differences';
import { matrixPeople, NOBODY, tokenFor } from './access-matrix/people';
import {
  isRecording,
  readAnswers,
  readReplies,
  writeAnswers,
  writeReplies,
  type Answers,
  type Replies,
} from './access-matrix/recording';
import { capabilities, type AnyRequest } from './access-matrix/requests/capabilities';
import { startRolledBackApp, type RolledBackApp } from './access-matrix/rolled-back-app';
import { setScene } from './access-matrix/scene';
import { send } from './access-matrix/send';
import { shortReply } from './access-matrix/stable-reply';

/**
 * Who is answered what, by every call: as recorded in `recorded`, so that a change which is to change no right proves it. Where
 * a change is meant, run this file with RECORD_ACCESS=1 and read the change of the recording.
 */
let hr: RolledBackApp;
let sceneOf: Awaited<ReturnType<typeof setScene>>;
const tokens = new Map<string, string | undefined>();
beforeAll(async () => {
  hr = await startRolledBackApp();
  sceneOf = await setScene(hr);
  for (const person of matrixPeople) tokens.set(person.name, await tokenFor(hr, person));
}, 120_000);
afterAll(() => hr.stop());

test('every call of the contract has requests in the access matrix', () => {
  const listed = new Set<string>(capabilities.flatMap(({ requests }) => requests.map(([name]) => name)));
  const missing = Object.keys(calls).filter((name) => !listed.has(name));
  const advice = (name: string) => `${name}: add an entry to a table in access-matrix/requests, then RECORD_ACCESS=1`;
  expect(missing.map(advice)).toEqual([]);
});

test.each(capabilities)(
  '$capability answers each person as recorded',
  async ({ capability, requests }) => {
    const answers: Answers = {};
    const replies: Replies = {};
    for (const [name, columns] of requests) answers[name] = await answersOf(name, columns, replies);
    if (isRecording) {
      writeAnswers(capability, answers);
      writeReplies(capability, replies);
    }
    const otherAnswers = answerDifferences(readAnswers(capability), answers);
    expect([...otherAnswers, ...replyDifferences(readReplies(capability), replies)]).toEqual([]);
  },
  120_000,
);

/** Asks for everybody; the first reply to a read is kept whole. */
async function answersOf(name: CallName, columns: Readonly<Record<string, AnyRequest>>, replies: Replies) {
  const call: Call = calls[name];
  const answers: Answers[string] = {};
  for (const { name: person, loginId, roleCode } of call.gate === 'open' ? [NOBODY] : matrixPeople) {
    const scene = sceneOf(loginId, roleCode);
    answers[person] = {};
    for (const [column, request] of Object.entries(columns)) {
      const response = await hr.rolledBack(() => send(hr, name, request(scene), tokens.get(person)));
      answers[person][column] = await answerOf(call, response);
      const isWanted = call.effect === 'read' && call.kind === 'json' && response.statusCode === 200;
      if (isWanted && !replies[name]) replies[name] = { as: person, reply: shortReply(JSON.parse(response.body)) };
    }
  }
  return answers;
}
