import type { Actor, CallContext } from '../calls/call';
import { auditEntries } from './tables';

type AuditContext = Pick<
  CallContext<Pick<Actor, 'accountId' | 'roleCode'> | null>,
  'actor' | 'db' | 'now' | 'requestId'
>;

type Values = Readonly<Record<string, unknown>>;

export interface AuditEntry {
  /** What was acted upon: the kind in the words of the field, and the record's id. */
  readonly subject: { readonly kind: string; readonly id: string };
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
    action: entry.action,
    before: entry.before,
    after: entry.after,
  });
}
