import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import type { Actor } from '../../hr-api/platform/calls/call';
import type { Database } from '../../hr-api/platform/db/database';
import { ApiError } from '../../hr-api/platform/errors';
import { handlers } from '../../hr-api/handlers';
import { helpdeskMembers, helpdeskProcesses, tickets } from '../../hr-api/helpdesk/tables';
import { insertRows } from '../../hr-api/platform/insert-rows';
import { dayOf, daysAfter } from '../../hr-api/platform/dates';
import { persons } from '../../hr-api/people/tables';
import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { accounts, roleGrants } from '../../hr-api/people/accounts/tables';
import { calls } from '../../lib/contract/all';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { contextOf } from '../people/cast-actors';

let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
});
afterAll(() => hr.stop());

const PROCESSES = [1, 2, 3] as const;
const PEOPLE = 4;

interface Helpdesk {
  /** Who asked, of which process, and whether it is closed. */
  readonly tickets: readonly { readonly requester: number; readonly process: 1 | 2 | 3; readonly isClosed: boolean }[];
  readonly memberOf: readonly (1 | 2 | 3)[];
  readonly grant: 'in force' | 'over' | 'to come' | 'none';
  readonly activeRole: number;
}

const helpdesks: fc.Arbitrary<Helpdesk> = fc.record({
  tickets: fc.array(
    fc.record({ requester: fc.nat(PEOPLE - 1), process: fc.constantFrom(...PROCESSES), isClosed: fc.boolean() }),
    { maxLength: 12 },
  ),
  memberOf: fc.uniqueArray(fc.constantFrom(...PROCESSES)),
  grant: fc.constantFrom('in force', 'in force', 'in force', 'over', 'to come', 'none'),
  activeRole: fc.constantFrom(ROLE.helpdesk, ROLE.helpdesk, ROLE.helpdesk, ROLE.employee, ROLE.hr, ROLE.administrator),
});

/** Which tickets the first of the people should see at the desk, worked out from the drawing and not from the database. */
const expectedAtDesk = ({ tickets: drawn, memberOf, grant, activeRole }: Helpdesk) =>
  drawn.flatMap(({ process }, index) =>
    grant === 'in force' && activeRole === ROLE.helpdesk && memberOf.includes(process) ? [index] : [],
  );

async function build(db: Database, helpdesk: Helpdesk): Promise<{ actor: Actor; codes: string[] }> {
  const people = Array.from({ length: PEOPLE }, () => ({ id: randomUUID(), personId: randomUUID() }));
  await insertRows(
    db,
    persons,
    people.map(({ personId }) => ({ id: personId, name: 'N', givenName: 'N', familyName: 'N' })),
  );
  await insertRows(
    db,
    accounts,
    people.map(({ id, personId }) => ({ id, personId, loginId: id, kind: 'employee' as const, mail: 'a@b.example' })),
  );
  const first = people[0]!;
  const span = {
    'in force': { validFrom: '2020-01-01', validTo: null },
    over: { validFrom: '2020-01-01', validTo: today },
    'to come': { validFrom: daysAfter(today, 1), validTo: null },
    none: null,
  }[helpdesk.grant];
  if (span)
    await db.insert(roleGrants).values({ accountId: first.id, roleCode: ROLE.helpdesk, scope: 'self', ...span });
  await insertRows(
    db,
    helpdeskMembers,
    helpdesk.memberOf.map((processCode) => ({ processCode, accountId: first.id })),
  );
  const at = hr.clock.now;
  const rows = helpdesk.tickets.map(({ requester, process, isClosed }) => ({
    code: randomUUID(),
    requesterId: people[requester]!.id,
    requesterLabel: 'N',
    subject: 'drawn',
    processCode: process,
    subProcessCode: process * 10 + 1,
    priorityCode: 2,
    statusCode: isClosed ? 10 : 1,
    createdAt: at,
    updatedAt: at,
    deskUpdatedAt: at,
    lastFromRequesterAt: at,
    closedAt: isClosed ? at : null,
  }));
  await insertRows(
    db,
    tickets,
    rows.map((row) => ({ id: randomUUID(), ...row })),
  );
  const actor = {
    sessionId: 'none',
    accountId: first.id,
    personId: first.personId,
    employmentId: null,
    kind: 'employee',
    flag: 0,
    roleCode: helpdesk.activeRole,
    permissions: new Set(helpdesk.activeRole === ROLE.helpdesk ? ['ticket.answer'] : []),
    scopes: [],
    provenAt: null,
  } as const;
  return { actor, codes: rows.map(({ code }) => code) };
}

class RollBack extends Error {}

test('lists, counts and single reads agree on exactly who may see a ticket', async () => {
  expect(await hr.db.$count(helpdeskProcesses, inArray(helpdeskProcesses.code, [...PROCESSES]))).toBe(3);
  await fc.assert(
    fc.asyncProperty(helpdesks, async (helpdesk) => {
      const outcome = hr.db.transaction(async (tx) => {
        const { actor, codes } = await build(tx, helpdesk);
        const context = contextOf(hr, actor, 'en', tx);
        const listed = async (View: 'mine' | 'desk') => {
          const request = calls.listTickets.request.parse({ View, Search: 'drawn', PageSize: 200 });
          const rows = await handlers.listTickets.handle(request, context);
          const counted = await handlers.countTickets.handle(request, context);
          expect(counted.Total).toBe(rows.length);
          return rows.map(({ QueryCode }) => codes.indexOf(QueryCode)).sort((one, other) => one - other);
        };
        const mine = helpdesk.tickets.flatMap(({ requester }, index) => (requester === 0 ? [index] : []));
        const atDesk = expectedAtDesk(helpdesk);
        expect(await listed('mine')).toEqual(mine);
        expect(await listed('desk')).toEqual(atDesk);
        for (const [index, QueryCode] of codes.entries()) {
          const isSeen = mine.includes(index) || atDesk.includes(index);
          for (const read of ['getTicket', 'getTicketVersion', 'listTicketMessages'] as const) {
            const answer = handlers[read].handle({ QueryCode }, context).then(
              () => 200,
              (error: unknown) => (error instanceof ApiError ? error.status : error),
            );
            expect(await answer).toBe(isSeen ? 200 : 404);
          }
        }
        throw new RollBack();
      });
      await expect(outcome).rejects.toBeInstanceOf(RollBack);
    }),
    { numRuns: 40 },
  );
}, 120_000);
