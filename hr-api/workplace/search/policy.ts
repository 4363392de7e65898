import type { Scope } from '../../platform/calls/call';

/**
 * Of those who do not work here today only a role over units or over everyone knows anybody (docs/decisions/visibility-of-names.md):
 * for the others the status that is asked for comes down to the people of today, or to nobody.
 */
export function statusWithin(scopes: readonly Scope[], wanted: 'A' | 'N' | 'S'): 'A' | 'N' | 'S' | null {
  if (wanted === 'A' || scopes.includes('unit') || scopes.includes('all')) return wanted;
  return wanted === 'S' ? 'A' : null;
}
