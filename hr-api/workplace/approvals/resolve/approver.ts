import type { Via } from '../tables';

/** Somebody whom a step asks, and the role in which they decide, if it is by a role. */
export interface Approver {
  readonly personId: string;
  readonly via: Via;
  readonly roleCode: number | null;
}

/** Of whom and by whom something is asked: neither of them decides it. */
export interface About {
  readonly personId: string;
  readonly askedById: string;
}

export const isOwn = ({ personId, askedById }: About, id: string): boolean => id === personId || id === askedById;
