import type { Actor, CallContext } from '../calls/call';
import { insertRows } from '../insert-rows';
import { auditEntries } from './tables';

type AuditContext = Pick<
  CallContext<Pick<Actor, 'accountId' | 'roleCode'> | null>,
  'actor' | 'db' | 'now' | 'requestId'
>;

type Values = Readonly<Record<string, unknown>>;

export interface AuditEntry {
  /** What was acted upon: the kind in the words of the field, and the record's id. */
  readonly subject: { readonly kind: string; readonly id: string };
  /** Whom the record is about, where it is about a person. */
  readonly personId?: string;
  /** Verb and noun, such as `change language`. */
  readonly action: string;
  /** Never a secret: no password, code or token, nor what was made from one. */
  readonly before?: Values;
  readonly after?: Values;
}

/** Leaves the audit row of a write in the write's own transaction. */
export async function audit({ actor, db, now, requestId }: AuditContext, entry: AuditEntry): Promise<void> {
  await db.insert(auditEntries).values({
    at: now,
    accountId: actor?.accountId ?? null,
    roleCode: actor?.roleCode ?? null,
    requestId,
    subjectKind: entry.subject.kind,
    subjectId: entry.subject.id,
    personId: entry.personId,
    action: entry.action,
    before: entry.before,
    after: entry.after,
  });
}

/** Leaves the audit rows of a write of many records, in a few statements. */
export async function auditAll(
  { actor, db, now, requestId }: AuditContext,
  entries: readonly AuditEntry[],
): Promise<void> {
  const rows = entries.map(({ subject, personId, action, before, after }) => ({
    at: now,
    accountId: actor?.accountId ?? null,
    roleCode: actor?.roleCode ?? null,
    requestId,
    subjectKind: subject.kind,
    subjectId: subject.id,
    personId: personId ?? null,
    action,
    before: before ?? null,
    after: after ?? null,
  }));
  // The id has a default: it is not among the columns that are given.
  await insertRows(db, auditEntries, rows);
}
