import { and, eq, notExists, sql } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { namedTo } from '../../../hr-api/people/colleagues';
import { asOn } from '../../../hr-api/people/effective-dates';
import { employments, reportingLines } from '../../../hr-api/people/tables';
import { dayOf } from '../../../hr-api/platform/dates';
import { orgChartHandlers } from '../../../hr-api/structure/org-chart/handlers';
import { calls, type RequestFor } from '../../../lib/contract/all';
import type { ChartNode } from '../../../lib/contract/structure/org-chart';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

type Question = Partial<RequestFor<'listChartBranch'>>;

const as = async (empid: string, role: number) => contextOf(hr, await actorOf(hr, empid, role));
async function branch(question: Question, empid = 'E1004', role: number = ROLE.hr) {
  const request = calls.listChartBranch.request.parse({ PageSize: 100, ...question });
  return orgChartHandlers.listChartBranch.handle(request, await as(empid, role));
}
async function path(KeyCode: string, question: Question = {}, empid = 'E1004', role: number = ROLE.hr) {
  const request = calls.getChartPath.request.parse({ ...question, KeyCode });
  return (await orgChartHandlers.getChartPath.handle(request, await as(empid, role))).Path;
}
/** Everyone of a chart, branch by branch. */
async function everyone(question: Question, empid?: string, role?: number, node = ''): Promise<ChartNode[]> {
  const { Nodes } = await branch({ ...question, NodeCode: node }, empid, role);
  const below = [];
  for (const one of Nodes) if (one.Below) below.push(...(await everyone(question, empid, role, one.NodeCode)));
  return [...(Nodes as ChartNode[]), ...below];
}
const peopleIn = (nodes: readonly ChartNode[]) =>
  nodes.flatMap(({ Kind, NodeCode }) => (Kind === 'person' ? [NodeCode] : [])).sort();

test.each([
  ['E1004', ROLE.hr],
  ['E1001', ROLE.employee],
  ['E1002', ROLE.appraiser],
] as const)('%s in role %i finds in either chart everyone whom they may name, each once', async (empid, role) => {
  const known = await hr.db
    .select({ code: employments.code })
    .from(employments)
    .where(and(asOn(employments, today), namedTo(await actorOf(hr, empid, role), today)));
  const expected = known.map(({ code }) => code).sort();
  for (const Chart of ['line', 'unit'] as const)
    expect(peopleIn(await everyone({ Chart }, empid, role))).toEqual(expected);
});

test('at the top stand those whom nobody manages, below each person who reports to them', async () => {
  const { Nodes } = await branch({});
  const managed = hr.db
    .select({ one: sql`1` })
    .from(reportingLines)
    .where(
      and(
        eq(reportingLines.employmentId, employments.id),
        eq(reportingLines.kind, 'manager'),
        asOn(reportingLines, today),
      ),
    );
  const top = await hr.db
    .select({ code: employments.code })
    .from(employments)
    .where(and(asOn(employments, today), notExists(managed)));
  expect(Nodes.map(({ NodeCode }) => NodeCode).sort()).toEqual(top.map(({ code }) => code).sort());
  const vikram = await employmentOf(hr, 'E1002');
  const reports = await hr.db
    .select({ code: employments.code })
    .from(reportingLines)
    .innerJoin(employments, eq(employments.id, reportingLines.employmentId))
    .where(
      and(eq(reportingLines.leaderId, vikram.id), eq(reportingLines.kind, 'manager'), asOn(reportingLines, today)),
    );
  const below = await branch({ NodeCode: vikram.code });
  expect(below.Nodes.map(({ NodeCode }) => NodeCode).sort()).toEqual(reports.map(({ code }) => code).sort());
  const [, manager] = (await path(vikram.code)).reverse();
  const beside = await branch({ NodeCode: manager! });
  expect(beside.Nodes.find(({ NodeCode }) => NodeCode === vikram.code)).toMatchObject({ Below: reports.length });
});

test('a branch comes a page at a time, and a person who was found comes with its first page', async () => {
  const [leader] = (await everyone({})).sort((one, other) => other.Below - one.Below);
  const whole = (await branch({ NodeCode: leader!.NodeCode })).Nodes.map(({ NodeCode }) => NodeCode);
  expect(whole.length).toBeGreaterThan(3);
  const read: string[] = [];
  for (let After = '', hasMore = true; hasMore;) {
    const page = await branch({ NodeCode: leader!.NodeCode, PageSize: 2, After });
    read.push(...page.Nodes.map(({ NodeCode }) => NodeCode));
    [After, hasMore] = [page.Last ?? '', page.HasMore];
  }
  expect(read).toEqual(whole);
  const first = await branch({ NodeCode: leader!.NodeCode, PageSize: 2, With: whole.at(-1)! });
  expect(first.Nodes.map(({ NodeCode }) => NodeCode)).toEqual([...whole.slice(0, 2), whole.at(-1)]);
  expect(first).toMatchObject({ HasMore: true, Last: whole[1] });
});

test('the way to a person leads from the top down, along managers or along units', async () => {
  const { code } = await employmentOf(hr, 'E1001');
  for (const Chart of ['line', 'unit'] as const) {
    const way = await path(code, { Chart });
    expect(way.at(-1)).toBe(code);
    for (const [at, node] of way.entries()) {
      const { Nodes } = await branch({ Chart, NodeCode: way[at - 1] ?? '' });
      expect(Nodes.map(({ NodeCode }) => NodeCode)).toContain(node);
    }
  }
});

test('the chart of an earlier day has the people of that day', async () => {
  const On = '2022-06-01';
  const then = await hr.db.select({ code: employments.code }).from(employments).where(asOn(employments, On));
  expect(peopleIn(await everyone({ On }))).toEqual(then.map(({ code }) => code).sort());
});

test('a person whom the reader may not name is answered as one whom nobody knows', async () => {
  const known = new Set(peopleIn(await everyone({}, 'E1016', ROLE.employee)));
  const hidden = peopleIn(await everyone({})).find((code) => !known.has(code))!;
  const outcomes = [];
  for (const code of [hidden, 'nobody']) {
    outcomes.push(await branch({ NodeCode: code }, 'E1016', ROLE.employee).catch((error: unknown) => error));
    outcomes.push(await path(code, {}, 'E1016', ROLE.employee).catch((error: unknown) => error));
  }
  for (const outcome of outcomes) expect(outcome).toMatchObject({ code: 'not_found' });
});
