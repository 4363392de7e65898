import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { workforceDashboardHandlers } from '../../hr-api/dashboards/workforce/workforce-handlers';
import type { CallContext } from '../../hr-api/platform/calls/call';
import type { ReplyFor, RequestFor } from '../../lib/contract/all';
import type { workforceDashboardCalls } from '../../lib/contract/dashboards/workforce-dashboard';
import { actorOf, contextOf } from '../people/cast-actors';
import { hrOfUnit } from '../people/hr-of-unit';
import type { TestApp } from '../platform/hr-api/harness/start-app';
import { figuresReader, type Filters } from './figures-reader';

export const TODAY = '2026-03-18';
export const YEAR = { FromDate: '2025-04-01', ToDate: TODAY };
export const READERS = ['HR of everyone', 'HR of one unit', 'a manager'] as const;

/** The kinds of movement by their fields. */
export const KIND = {
  ...{ Joined: 'joined', Left: 'left', Transferred: 'transferred', Promoted: 'promoted' },
  ...{ Lowered: 'lowered', ManagerChanged: 'manager' },
} as const;
export const KINDS = Object.keys(KIND) as (keyof typeof KIND)[];

export type WorkforceCall = keyof typeof workforceDashboardCalls;

export const from = (FieldCode: string, value: number): Filters => [
  { FieldCode, Operator: 'from', FieldValue: `${value}` },
];
export const to = (FieldCode: string, value: number | string): Filters => [
  { FieldCode, Operator: 'to', FieldValue: `${value}` },
];

/** The figures of the dashboard, and how long their lists are, as HR of everyone, HR of one unit or a manager reads them. */
export async function figuresOf(hr: TestApp) {
  const everyone = contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr));
  await hrOfUnit(hr);
  const readers: Readonly<Record<(typeof READERS)[number], CallContext>> = {
    'HR of everyone': everyone,
    'HR of one unit': contextOf(hr, await actorOf(hr, 'E1016', ROLE.hr)),
    'a manager': contextOf(hr, await actorOf(hr, 'E1002', ROLE.appraiser)),
  };
  const { read, listed } = figuresReader(workforceDashboardHandlers, () => everyone);
  return {
    actor: everyone.actor,
    everyone,
    read: <Name extends WorkforceCall>(
      name: Name,
      asked: RequestFor<Name>,
      as: keyof typeof readers = 'HR of everyone',
    ): Promise<ReplyFor<Name>> => read(name, asked, readers[as]),
    listed: (ReportCode: string, days: object, filters: Filters = [], as: keyof typeof readers = 'HR of everyone') =>
      listed(ReportCode, days, filters, readers[as]),
  };
}
