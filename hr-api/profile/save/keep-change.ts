import { audit } from '../../platform/audit/audit';
import { keepRow, removeRow, type KeepContext } from '../../people/record/values/keep';
import { recordKeysOf } from '../access/record-keys';
import { audited } from './audited';
import type { Change, SaveContext } from './change';

type KeepingContext = Pick<SaveContext, 'db' | 'now' | 'requestId'> & {
  readonly actor: Pick<SaveContext['actor'], 'accountId' | 'roleCode'> | null;
  readonly services: Pick<SaveContext['services'], 'secrets'>;
};

const ACTION = { add: 'add to record', change: 'change record', delete: 'delete from record' } as const;

/**
 * Puts a change in force, of somebody's own or as it was asked for.
 * @returns the id of what is in force then; null after a deletion
 * @throws ApiError `conflict` where somebody else has changed the row since
 */
export async function keepChange(context: KeepingContext, change: Change, proposalId?: string): Promise<string | null> {
  const { db, now, actor, services } = context;
  const { kind, open, rowId, from, row, before, after, changed } = change;
  const { section, subject } = open;
  const keeping: KeepContext = { db, now, keys: recordKeysOf(services), by: actor?.accountId ?? null };
  const place = { section, personId: subject.personId, rowId, from, seen: row?.id ?? null };
  const id = kind === 'delete' ? (await removeRow(keeping, place), null) : await keepRow(keeping, place, after);
  const codes = kind === 'delete' ? Object.keys(before) : changed;
  const about = { section: section.code, row: rowId, from, ...(proposalId && { proposal: proposalId }) };
  await audit(context, {
    subject: { kind: 'record', id: subject.personId },
    personId: subject.personId,
    action: ACTION[kind],
    before: { ...about, answers: audited(open, before, codes) },
    after: { ...about, answers: kind === 'delete' ? {} : audited(open, after, codes) },
  });
  return id;
}
