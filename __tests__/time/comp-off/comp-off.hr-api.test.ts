import { and, eq, sql } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { calendarDays } from '../../../hr-api/platform/calendar/tables';
import { compOffClaims, compOffDays } from '../../../hr-api/time/comp-off/tables';
import { leaveEntries } from '../../../hr-api/time/leave/tables';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import { HALF_DAY, PARTS_PER_DAY } from '../../../lib/contract/time/leave/leave-rules';
import { APPROVAL_STATUS } from '../../../lib/contract/workplace/approvals/limits';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';
import { readAll } from '../../workplace/reports/reading';
import { BENGALURU, claiming, COMP_OFF, compOffScene } from './comp-off-scene';

/** Sample types. */
const [EARNED, UNPAID] = [2, 6];
const DAY = PARTS_PER_DAY;
const { approved, rejected } = APPROVAL_STATUS;

let hr: TestApp;
let scene: Awaited<ReturnType<typeof compOffScene>>;
beforeAll(async () => {
  hr = await startApp();
  scene = await compOffScene(hr);
});
afterAll(() => hr.stop());

const issuesOf = async (...days: Parameters<typeof claiming>) =>
  (await hr.call('previewCompOffClaim', claiming(...days), scene.own))
    .reply()
    .Issues.map(({ path, message }) => `${path} ${message}`);

const earnedBy = async (empid: string) => {
  const { id } = await employmentOf(hr, empid);
  return hr.db
    .select()
    .from(leaveEntries)
    .where(and(eq(leaveEntries.employmentId, id), eq(leaveEntries.kind, 'earned')));
};

test('work on days off is previewed, claimed, confirmed by the manager, credited, and given back', async () => {
  const { own, manager, send, overview, claimOf, approvalOf, decide } = scene;
  expect((await overview()).Types).toEqual([{ TypeCode: COMP_OFF, Name: 'Comp-off', ClaimDays: 60, EarnedDays: 60 }]);
  const half = { HalfDay: true, HalfDayDate: '2026-03-15' };
  const weekend = claiming('2026-03-14', '2026-03-15', half);
  const preview = (await hr.call('previewCompOffClaim', weekend, own)).reply();
  expect(preview).toMatchObject({ Amount: DAY + HALF_DAY, ValidFrom: '16-Mar-2026', ExpiresOn: '14-May-2026' });
  expect(preview).toMatchObject({ Issues: [], Days: [{ Amount: DAY }, { Amount: HALF_DAY }] });
  expect(preview.Steps[0]!.Approvers.map(({ Empid }) => Empid)).toEqual(['E1002']);

  const code = (await send(weekend)).reply().KeyCode;
  expect(await claimOf(code)).toMatchObject({ State: 'pending', Hours: 13.5, CanWithdraw: true, CanCancel: false });
  const { KeyCode } = await approvalOf(code);
  const listed = (await hr.call('listApprovals', { Kind: 'comp-off' }, manager)).reply();
  expect(listed.find((row) => row.KeyCode === KeyCode)).toMatchObject({
    ...{ KindName: 'Work on days off', Title: 'Worked on 14-Mar-2026 to 15-Mar-2026 (half a day on 15-Mar-2026)' },
  });
  const shown = (await hr.call('getApproval', { KeyCode }, manager)).reply();
  const facts = new Map(shown.Changes.map(({ Field, After }) => [Field, After]));
  expect(facts.get('CreditDays')).toBe('1.5');
  expect(facts.get('Reason')).toBe('Moved the servers');
  expect(facts.get('Presence')).toBe(
    'Nothing records attendance. By approving you confirm that they worked on these days.',
  );
  expect((await decide(code, approved, own)).status).toBe(403);
  (await decide(code, approved)).reply();
  expect((await decide(code, approved)).status).toBe(409);
  const told = await hr.db.select().from(notifications).where(eq(notifications.link, 'timemanage/compoff'));
  expect(told.map(({ subject }) => subject).join()).toContain('approved');

  const credit = { ValidFrom: '16-Mar-2026', ExpiresOn: '14-May-2026', Amount: 360, Left: 360 };
  expect(await overview()).toMatchObject({ Credits: [credit], Claims: [{ State: 'approved', CanCancel: true }] });
  expect(await issuesOf('2026-03-15')).toEqual(['WorkFrom claimed']);
  const leave = { TypeCode: COMP_OFF, From: '2026-04-07', To: '2026-04-07' };
  const { RequestCode } = (await hr.call('sendLeaveRequest', leave, own)).reply();
  const refused = (await hr.call('cancelCompOffClaim', { KeyCode: code }, own)).error();
  expect(refused).toMatchObject({ code: 'conflict', params: { reason: 'used' } });
  (await hr.call('withdrawLeaveRequest', { RequestCode }, own)).reply();
  (await hr.call('cancelCompOffClaim', { KeyCode: code }, own)).reply();
  expect((await earnedBy('E1001')).map(({ amount, lastDay }) => [amount, lastDay])).toEqual([
    [360, '2026-05-14'],
    [-360, '2026-05-14'],
  ]);
  expect(await overview()).toMatchObject({ Credits: [], Claims: [{ State: 'cancelled', CanCancel: false }] });
  expect((await hr.call('cancelCompOffClaim', { KeyCode: code }, own)).status).toBe(409);
  expect(await issuesOf('2026-03-15')).toEqual([]);
});

test('what is given back is taken from its own credit, not from one that ends before it', async () => {
  const { own, human, sent, overview, decide } = scene;
  const { code: ChillCode } = await employmentOf(hr, 'E1001');
  const kept = { ChillCode, TypeCode: COMP_OFF, Kind: 'earned' as const, Day: '2026-03-01', Amount: DAY };
  (await hr.call('addLeaveEntry', { ...kept, LastDay: '2026-04-01', Note: 'A Sunday' }, human)).reply();
  const code = await sent('2026-03-14');
  (await decide(code, approved)).reply();
  (await hr.call('cancelCompOffClaim', { KeyCode: code }, own)).reply();
  expect((await overview()).Credits).toMatchObject([{ ExpiresOn: '01-Apr-2026', Left: DAY }]);
  // What the night lets lapse in April is that day, and nothing of what was given back.
  const on = async (On: string) => (await hr.call('getLeaveBalance', { TypeCode: COMP_OFF, On }, own)).reply().Balance;
  expect([await on('2026-04-01'), await on('2026-04-02'), await on('2026-05-20')]).toEqual([DAY, 0, 0]);
});

test('of two claims for one day at once one wins, and no day is credited twice', async () => {
  const { send, decide } = scene;
  const answers = await Promise.all([
    send(claiming('2026-03-07', '2026-03-08')),
    send(claiming('2026-03-08')),
    send(claiming('2026-03-08')),
  ]);
  const codes = answers.flatMap((answer) => (answer.status === 200 ? [answer.reply().KeyCode] : []));
  expect(codes).toHaveLength(1);
  for (const { status, error } of answers.filter((answer) => answer.status !== 200))
    expect([status, error().issues?.[0]?.message]).toEqual([422, 'claimed']);
  const before = (await earnedBy('E1001')).length;
  const decisions = await Promise.all([decide(codes[0]!, approved), decide(codes[0]!, approved)]);
  expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await earnedBy('E1001')).length).toBe(before + 1);
  // Whatever wrote it, the database holds a day once.
  const [held] = await hr.db.select().from(compOffDays).where(eq(compOffDays.isHeld, true));
  const [other] = await hr.db.select().from(compOffClaims).where(eq(compOffClaims.state, 'cancelled'));
  const twice = hr.db.insert(compOffDays).values({ ...held!, claimId: other!.id });
  await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } });
});

test('days that were worked by everybody, lie ahead, are too long ago or under leave are refused', async () => {
  const { own, human, send } = scene;
  expect(await issuesOf('2026-03-13', '2026-03-15')).toEqual(['WorkFrom worked']);
  expect(await issuesOf('2026-02-21', '2026-02-23')).toEqual(['WorkTo worked']);
  expect(await issuesOf('2026-03-21')).toEqual(['WorkFrom ahead']);
  expect(await issuesOf('2026-01-11')).toEqual(['WorkFrom too_early']);
  expect(await issuesOf('2026-02-22', '2026-02-21')).toEqual(['WorkTo end_before_beginning']);
  expect(await issuesOf('2026-01-31', '2026-03-15')).toEqual(['WorkTo too_long']);
  expect(await issuesOf('2026-02-21', '2026-02-22', { HalfDay: true })).toEqual(['HalfDayDate required']);
  const outside = { HalfDay: true, HalfDayDate: '2026-02-23' };
  expect(await issuesOf('2026-02-21', '2026-02-22', outside)).toEqual(['HalfDayDate half_outside']);
  expect(await issuesOf('2026-02-21', '2026-02-21', { TypeCode: UNPAID })).toEqual(['TypeCode not_offered']);
  const unsaid = (await send(claiming('2026-02-21', '2026-02-21', { Reason: ' ' }))).error();
  expect(unsaid.issues).toEqual([{ path: 'Reason', message: 'required' }]);

  // Earned leave counts the weekend between two working days.
  const { code: ChillCode } = await employmentOf(hr, 'E1001');
  const entry = { ChillCode, TypeCode: EARNED, Kind: 'correction' as const, Day: '2026-02-01', Amount: 9 * DAY };
  (await hr.call('addLeaveEntry', { ...entry, Note: 'Opening' }, human)).reply();
  const leave = { TypeCode: EARNED, From: '2026-02-13', To: '2026-02-16' };
  (await hr.call('sendLeaveRequest', leave, own)).reply();
  expect(await issuesOf('2026-02-14')).toEqual(['WorkFrom on_leave']);

  // Of half a holiday a half is credited, however much of the day was worked.
  const names = { de: '', en: 'Half a feast', es: '', fr: '', ja: '', zh: '' };
  const halfDay = { calendarCode: BENGALURU, day: '2026-02-25', kind: 'public' as const, portion: 'second' as const };
  await hr.db.insert(calendarDays).values({ ...halfDay, names });
  const { Days, Issues } = (await hr.call('previewCompOffClaim', claiming('2026-02-25'), own)).reply();
  expect([Days, Issues]).toEqual([
    [{ Day: '25-Feb-2026', Amount: HALF_DAY, Holiday: 'Half a feast', Refusal: '' }],
    [],
  ]);
});

test('a claim is withdrawn or rejected with a comment, and nobody reads or moves another’s', async () => {
  const { own, manager, human, send, sent, claimOf, approvalOf, decide } = scene;
  const withdrawn = await sent('2026-02-21');
  const stranger = { token: await hr.tokenOf('E1016') };
  for (const who of [stranger, manager, human])
    for (const call of ['withdrawCompOffClaim', 'cancelCompOffClaim'] as const)
      expect((await hr.call(call, { KeyCode: withdrawn }, who)).status).toBe(404);
  const { KeyCode } = await approvalOf(withdrawn);
  expect((await hr.call('getApproval', { KeyCode }, stranger)).status).toBe(404);
  (await hr.call('withdrawCompOffClaim', { KeyCode: withdrawn }, own)).reply();
  expect((await hr.call('withdrawCompOffClaim', { KeyCode: withdrawn }, own)).status).toBe(409);
  expect((await decide(withdrawn, approved)).status).toBe(404);

  const again = await sent('2026-02-21');
  (await decide(again, rejected)).reply();
  expect(await claimOf(again)).toMatchObject({ State: 'rejected', Comment: 'As agreed', CanWithdraw: false });
  expect(await issuesOf('2026-02-21')).toEqual([]);
  // A manager claims, too, and does not decide about it.
  const ofManager = (await send(claiming('2026-03-15'), manager)).reply().KeyCode;
  const { KeyCode: theirs } = await approvalOf(ofManager);
  expect((await hr.call('getApproval', { KeyCode: theirs }, manager)).reply().CannotDecide).not.toBe('');
  expect((await decide(ofManager, approved)).status).toBe(403);
});

test('HR lists who has claimed how much in a period, as the report does, and nobody else does', async () => {
  const { own, manager, human, sent } = scene;
  const open = await sent('2026-02-28', '2026-03-01');
  const period = { FromDate: '2026-02-01', ToDate: '2026-03-18' };
  const rows = (await hr.call('listCompOffEmployees', period, human)).reply();
  const held = await hr.db.execute<{ empid: string; worked: number; credited: number; open: number }>(sql`
    select p.empid, sum(d.amount)::float8 / 240 as worked,
      coalesce(sum(d.amount) filter (where c.state = 'approved'), 0)::float8 / 240 as credited,
      coalesce(sum(d.amount) filter (where c.state = 'pending'), 0)::float8 / 240 as open
    from comp_off_days d join comp_off_claims c on c.id = d.claim_id
    join employments e on e.id = d.employment_id join persons p on p.id = e.person_id
    where d.is_held and d.day between '2026-02-01' and '2026-03-18' group by 1`);
  expect(rows).toHaveLength(held.rows.length);
  for (const { empid, worked, credited, open: undecided } of held.rows)
    expect(rows.find(({ EmployeeID }) => EmployeeID === empid)).toMatchObject({
      ...{ WorkedDays: worked, ClaimedDays: credited, EligibleDays: undecided, Hours: worked * 9 },
    });
  expect(rows.find(({ EmployeeID }) => EmployeeID === 'E1001')).toMatchObject({ EligibleDays: 2 });
  const [first] = (await hr.call('listCompOffEmployees', { ...period, PageSize: 1 }, human)).reply();
  const rest = (await hr.call('listCompOffEmployees', { ...period, After: first!.Position }, human)).reply();
  expect([first, ...rest]).toEqual(rows);
  const asHr = contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr));
  const reported = await readAll(asHr, 'comp-off', { ...period, Fields: ['EmployeeID', 'WorkedDays'] });
  expect(reported.map(({ Cells }) => Cells)).toEqual(
    rows.map(({ EmployeeID, WorkedDays }) => [EmployeeID, WorkedDays]),
  );
  for (const who of [own, manager]) expect((await hr.call('listCompOffEmployees', period, who)).status).toBe(403);
  (await hr.call('withdrawCompOffClaim', { KeyCode: open }, own)).reply();
});

// The last one: the clock goes on for months.
test('what changed meanwhile or has lapsed is not approved, and the manager reads why', async () => {
  const { sent, overview, decide } = scene;
  const [moved, late] = [await sent('2026-02-25'), await sent('2026-02-28')];
  await hr.db
    .delete(calendarDays)
    .where(and(eq(calendarDays.calendarCode, BENGALURU), eq(calendarDays.day, '2026-02-25')));
  const refused = (await decide(moved, approved)).error();
  expect(refused).toMatchObject({ code: 'conflict', params: { reason: 'changed' } });
  hr.clock.advance(70 * 86_400_000);
  const later = await inRole(hr, 'E1002', ROLE.appraiser);
  expect((await decide(late, approved, later)).error().params).toMatchObject({
    ...{ reason: 'lapsed', why: 'What this would credit could be taken no longer.' },
  });
  (await decide(late, rejected, later)).reply();
  const there = { token: await hr.tokenOf('E1001') };
  const { Claims, Credits } = await overview(there);
  const ended = Claims.filter(({ State }) => State === 'ended');
  expect(ended.map(({ CanCancel, WorkTo }) => [CanCancel, WorkTo])).toEqual([[false, '08-Mar-2026']]);
  expect(Credits).toEqual([]);
  const gone = (await hr.call('cancelCompOffClaim', { KeyCode: ended[0]!.KeyCode }, there)).error();
  expect(gone.params).toMatchObject({ reason: 'lapsed' });
});
