import { admits, type Gate, type Stage } from '@/lib/contract/call';
import { expectedByName, outcomesByName } from '../outcomes-by-name';
import { callProxy, askSession, codeOf, cookieOfSession, proxyHeaders, pointPortalAt } from './stub/portal-request';
import { answerSamples } from './stub/sample-replies';
import { sampleRequests } from './stub/sample-requests';
import { startStub, type Stub } from './stub/stub-upstream';
import { browserCalls, proxyMethod, everyCall, requestFields } from './stub/table-of-calls';

let stub: Stub;
beforeAll(async () => {
  pointPortalAt((stub = await startStub()).address);
  answerSamples(stub);
});
beforeEach(() => stub.forget());
afterAll(() => stub.close());

const FLAG_OF: Record<Stage, number> = { code: 100, enrolment: 101, conduct: 3, full: 0 };
const CODE_OF = {
  code: 'code_required',
  enrolment: 'enrolment_required',
  conduct: 'conduct_required',
  full: 'forbidden',
};
const stages = Object.keys(FLAG_OF) as Stage[];

/** What each gate lets through, said once more here: the product's own function is what is tested. */
const ADMITTED: Record<Gate, readonly Stage[]> = {
  open: ['code', 'enrolment', 'conduct', 'full'],
  session: ['code', 'enrolment', 'conduct', 'full'],
  code: ['code'],
  enrolment: ['enrolment', 'full'],
  conduct: ['conduct', 'full'],
  full: ['full'],
};

test.each(Object.keys(ADMITTED) as Gate[])('the gate %s lets through exactly its stages (T44, T45)', (gate) => {
  expect(stages.filter((stage) => admits(gate, stage))).toEqual(ADMITTED[gate]);
  expect(admits(gate, undefined)).toBe(gate === 'open');
});

function ask([name, call]: (typeof browserCalls)[number], headers: Record<string, string>) {
  return callProxy(name, {
    method: proxyMethod(call),
    ...requestFields(call, sampleRequests[name]),
    headers: { ...proxyHeaders(call), ...headers },
  });
}

test.each(stages)('each call is open to a session at the stage %s as its gate says (T28, T44, T45)', async (stage) => {
  const outcomes = await outcomesByName(browserCalls, async (name, call) => {
    stub.forget();
    const [kind] = call.users;
    const answer = await ask([name, call], { cookie: await cookieOfSession({ flag: FLAG_OF[stage], kind }) });
    const code = answer.status === 200 ? undefined : await codeOf(answer);
    return { status: answer.status, code, asked: stub.seen.length };
  });
  expect(outcomes).toEqual(
    expectedByName(browserCalls, ({ gate, family }) =>
      ADMITTED[gate].includes(stage)
        ? // Of a family its members are asked for first.
          { status: 200, code: undefined, asked: family ? 2 : 1 }
        : { status: 403, code: CODE_OF[stage], asked: 0 },
    ),
  );
});

test('each call is closed to who is not signed in, as its gate says (T28)', async () => {
  const outcomes = await outcomesByName(browserCalls, async (name, call) => (await ask([name, call], {})).status);
  expect(outcomes).toEqual(expectedByName(browserCalls, ({ gate }) => (gate === 'open' ? 200 : 401)));
  expect(stub.seen).toHaveLength(browserCalls.filter(([, { gate }]) => gate === 'open').length);
});

test('each gated call is closed to the kinds of accounts that it is not for (T37)', async () => {
  const kinds = ['employee', 'client', 'candidate'] as const;
  const gated = browserCalls.filter(([, { gate }]) => gate !== 'open');
  const outcomes = await outcomesByName(gated, async (name, call) => {
    const closedTo = kinds.filter((kind) => !call.users.includes(kind));
    const cookies = await Promise.all(closedTo.map((kind) => cookieOfSession({ kind })));
    return Promise.all(cookies.map(async (cookie) => (await ask([name, call], { cookie })).status));
  });
  expect(outcomes).toEqual(
    expectedByName(gated, ({ users }) => kinds.filter((kind) => !users.includes(kind)).map(() => 403)),
  );
  expect(stub.seen).toHaveLength(0);
});

/** The calls that a stage is let through to, and nobody without a session. */
const openOnlyAt = (stage: Stage) =>
  everyCall
    .filter(([, { gate }]) => gate !== 'open' && ADMITTED[gate].includes(stage))
    .map(([name]) => name)
    .sort();

test('a session at the code gate can verify, resend and sign out (T44)', () => {
  const byCode = ['activateDevice', 'getSession', 'resendCode', 'signOut', 'startPasskeySignIn', 'verifyCode'];
  expect(openOnlyAt('code')).toEqual([...byCode, 'verifyPasskey']);
});

/** What an agreement may ask for first: sections of one's own record, whose forms keep drafts and show one's photo. */
const OWN_RECORD = [
  'deleteSectionRow',
  'discardDraft',
  'getAccessReason',
  'getDraft',
  'getPhoto',
  'getSaveEffects',
  'getSectionFile',
  'getSectionFileInfo',
  'getSectionHeader',
  'getSectionRow',
  'getWholeValue',
  'listBenefitDetails',
  'listBenefitOptions',
  'listCheckboxOptions',
  'listRadioOptions',
  'listRelatives',
  'listSectionFacts',
  'listSectionFields',
  'listSectionHistory',
  'listSectionInfo',
  'listSectionRows',
  'listSections',
  'listSectionsOfLink',
  'listSelectOptions',
  'saveBenefits',
  'saveDraft',
  'saveSection',
  'searchBankBranches',
  'searchSectionOptions',
  'uploadSectionFile',
];

test('a session at the conduct gate can only use the calls of that gate (T45)', () => {
  const ofTheGate = [
    'acceptConduct',
    'activateDevice',
    'getConduct',
    'getConductFile',
    'getSession',
    'getSessionLife',
    'getUser',
    'getUserPhoto',
    'listConductSections',
    'setLanguage',
    'signOut',
    'staySignedIn',
  ];
  expect(openOnlyAt('conduct')).toEqual([...ofTheGate, ...OWN_RECORD].sort());
});

test.each([0, 3])('a session at flag %i cannot take the step of the one-time code (T44)', async (flag) => {
  const cookie = await cookieOfSession({ flag });
  expect((await askSession('code', { OTP: '123456' }, { cookie })).status).toBe(403);
  expect((await askSession('resend', { OTP: '' }, { cookie })).status).toBe(403);
  expect(stub.seen).toHaveLength(0);
});

test('nobody can take the step of the code without having begun to sign in (T48)', async () => {
  expect((await askSession('code', { OTP: '123456' })).status).toBe(401);
  expect(stub.seen).toHaveLength(0);
});

test.each([
  ['body', { body: '{"ischg":0,"flag":0}' }],
  ['header', { headers: { ischg: '0', 'x-ischg': '0', 'x-hr-flag': '0' } }],
])('a caller cannot lower their gate by saying so in the %s (T46)', async (_, { body, headers }: SaidSo) => {
  const cookie = `ischg=0; flag=0; ${await cookieOfSession({ flag: 100 })}`;
  expect((await callProxy('listMenu', { body, headers: { cookie, ...headers } })).status).toBe(403);
  expect(stub.seen).toHaveLength(0);
});

interface SaidSo {
  body?: string;
  headers?: Record<string, string>;
}
