import { processWide } from './process-wide';

interface PortalState {
  isStopping: boolean;
  /** For each call to the HR API that is under way, what cuts it off. */
  readonly cutOffs: Set<() => void>;
}

/** What stopping has to know of a running portal. */
export const portalState = (): PortalState =>
  processWide('running', () => ({ isStopping: false, cutOffs: new Set<() => void>() }));
