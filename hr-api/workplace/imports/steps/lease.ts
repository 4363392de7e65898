const LEASE_MS = 60_000;

/** Until when whoever works on an import now is taken to be alive. */
export const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);
