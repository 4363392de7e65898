import { and, eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { Actor } from '../../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { newCode } from '../../../platform/new-code';
import { chooseChain } from '../chains/choose-chain';
import { subjectOf, type DecisionContext } from '../subject';
import { approvals } from '../tables';
import { advance, entering } from './advance';
import { lockApprovals, recordEvent, type Approval } from './approval';

/** Somebody asks: what they ask for is their act. */
export type AskContext = DecisionContext & { readonly actor: Pick<Actor, 'accountId' | 'personId' | 'roleCode'> };

export interface Asked {
  readonly kind: string;
  readonly subjectId: string;
  /** What a decision is made on. */
  readonly version: string;
  readonly personId: string;
  /** By which chains are chosen. */
  readonly sections?: readonly string[];
  readonly fields?: readonly string[];
  /** When it is to count; at once unless given. */
  readonly effectiveOn?: CalendarDate | null;
}

/** Asks for a decision. A subject that has one open already is refused by the database. */
export async function startApproval(context: AskContext, asked: Asked): Promise<Approval> {
  const { db, now, actor, services } = context;
  const { kind, subjectId, version, personId, sections = [], fields = [], effectiveOn = null } = asked;
  subjectOf(services.capabilities, kind);
  const chain = await chooseChain(db, { kind, sections, fields, personId }, dayOf(now));
  const [stored] = await db
    .insert(approvals)
    .values({
      code: newCode(),
      kind,
      subjectId,
      version,
      personId,
      askedById: actor.personId,
      sections: [...sections],
      fields: [...fields],
      chainId: chain.id,
      ...entering(chain, 0, now),
      effectiveOn,
      askedAt: now,
      changedAt: now,
    })
    .returning();
  if (!stored) throw new Error('The approval was not stored');
  await recordEvent(context, stored.id, { what: 'asked' });
  await audit(context, {
    subject: { kind: 'approval', id: stored.id },
    personId,
    action: 'ask for approval',
    after: { kind, subjectId, version, chain: chain.code, number: chain.number },
  });
  return advance(context, { ...stored, steps: chain.steps }, 'new');
}

const isOpen = (kind: string, subjectId: string) =>
  and(eq(approvals.kind, kind), eq(approvals.subjectId, subjectId), eq(approvals.state, 'pending'));

/** The open approval of a subject, held until the end of the transaction; undefined where none is open. */
export async function lockOpenApproval(
  { db }: Pick<DecisionContext, 'db'>,
  { kind, subjectId }: Pick<Asked, 'kind' | 'subjectId'>,
): Promise<Approval | undefined> {
  const [approval] = await lockApprovals(db, isOpen(kind, subjectId));
  return approval;
}
