import { randomUUID } from 'node:crypto';
import { CHANGE_KINDS } from '../../../../lib/contract/changes/change-rules';
import { audit } from '../../../platform/audit/audit';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { newCode } from '../../../platform/new-code';
import { canCorrectHistory } from '../../policy';
import type { ChangeContext } from './change-request';
import { keepsAll, type KindWrite } from '../checks/check-writes';
import { endOf, writesBetween, type Values } from '../rows/dated-row';
import { KINDS } from '../kinds';
import { planEnd } from '../rows/plan-rows';
import { lockEmployments } from './read-employments';
import { readRows } from '../rows/read-rows';
import { refuseChange } from '../checks/refuse-change';
import { changes } from '../tables';
import { writeRows } from '../rows/write-rows';

interface Leaving {
  readonly employmentId: string;
  /** The first day after the employment. */
  readonly day: CalendarDate;
  readonly because: string;
  /** One of `leaving_reasons`; null where it is told in words alone. */
  readonly reasonCode: number | null;
  /** Whoever was to come never did: it ends on its first day, so that it has none, and nothing stays of what began with it. */
  readonly neverBegan?: boolean;
  /** What the form calls the day. */
  readonly path?: string;
}

const reasonSaid = (because: string, reasonCode: number | null): Values =>
  reasonCode === null ? { left_because: because } : { left_reason: reasonCode };

/** Ends an employment with all that it holds; what was to come after that day is gone. It is one change and is taken back as one. */
export async function endEmployment(
  context: ChangeContext,
  { employmentId, day, because, reasonCode, neverBegan = false, path = 'EffectiveFrom' }: Leaving,
) {
  const { db, actor, now, rights } = context;
  const today = dayOf(now);
  const person = (await lockEmployments(db, [employmentId])).get(employmentId);
  if (!person) throw new ApiError('not_found');
  if (!rights && !canCorrectHistory(actor, person)) throw new ApiError('forbidden');
  const isOutside = neverBegan ? day !== person.validFrom : day <= person.validFrom;
  if (isOutside || day >= endOf(person.validTo)) {
    throw refuseChange({ path, message: 'outside_employment' });
  }
  const [id, batch] = [randomUUID(), context.batch ?? randomUUID()];
  const said = neverBegan ? {} : reasonSaid(because, reasonCode);
  const writes: KindWrite[] = [];
  for (const kind of CHANGE_KINDS) {
    const rows = (await readRows(db, kind, [employmentId])).get(employmentId) ?? [];
    const ended =
      kind === 'leaving'
        ? rows.map((row) => ({ ...row, validTo: day, values: { ...row.values, ...said } }))
        : planEnd(rows, day);
    const { tableName } = KINDS[kind];
    writes.push(
      ...writesBetween(rows, ended).map((write) => ({ ...write, changeId: id, kind, tableName, employmentId })),
    );
  }
  if (!rights && !(await keepsAll(db, actor, writes, today))) throw refuseChange({ path, message: 'outside_scope' });
  const before: Values = neverBegan ? {} : { valid_to: person.validTo };
  const after: Values = neverBegan
    ? { never_began: 1 }
    : { valid_to: day, ...(reasonCode === null ? {} : { left_reason: reasonCode }) };
  const code = newCode();
  await db.insert(changes).values({
    ...{ id, code, batch, employmentId, before, after, justification: because },
    ...{ kind: 'leaving', intent: 'leave', state: 'made', effectiveFrom: day, rowId: employmentId },
    ...{ madeAt: now, madeBy: actor.accountId, roleCode: actor.roleCode },
  });
  await writeRows(db, writes, { batch, now, today, by: actor.accountId, reason: because });
  await audit(context, {
    ...{ subject: { kind: 'change', id }, personId: person.personId },
    ...{ action: neverBegan ? 'take employment back' : 'end employment', before, after },
  });
  return { id, batch, code, rowId: employmentId };
}
