import { audit } from '../audit/audit';
import type { CallContext } from '../calls/call';
import type { Lookup } from './lookup';

type Values = Readonly<Record<string, unknown>>;

/** Leaves the audit row of a change of one row of a lookup, or of all. */
export function auditChange(
  { kind, action = 'change list' }: Lookup<never>['audit'],
  context: CallContext,
  { id, ...values }: { readonly id: string; readonly before: Values; readonly after: Values },
): Promise<void> {
  return audit(context, { subject: { kind, id }, action, ...values });
}
