import type { Actor } from '../../../platform/calls/call';

/** A request for an erasure with whom it is about. */
export interface AskedErasure {
  readonly state: string;
  readonly askedBy: string;
  /** The person of the account that asked. */
  readonly askerId: string | null;
  readonly isNamed: boolean;
}

/** Somebody else than who asked, by any account of theirs, and nobody about themself. */
export const canDecideErasure = (
  { accountId, personId }: Pick<Actor, 'accountId' | 'personId'>,
  { state, askedBy, askerId, isNamed }: AskedErasure,
): boolean => state === 'waiting' && askedBy !== accountId && askerId !== personId && !isNamed;

export const canWithdrawErasure = (
  { accountId }: Pick<Actor, 'accountId'>,
  { state, askedBy }: Pick<AskedErasure, 'state' | 'askedBy'>,
): boolean => state === 'waiting' && askedBy === accountId;
