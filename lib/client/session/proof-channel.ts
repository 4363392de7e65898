import type { Unconfirmed } from '@/lib/confirmed-address';

const CHANNEL = 'hr-proof';

/** What a window that went to the identity provider ended with; null for a confirmation. */
export interface ProofOutcome {
  readonly why: Unconfirmed | null;
}

/** Tells the page that opened this window; the policy of both keeps them from knowing each other. */
export function postProofOutcome(outcome: ProofOutcome): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(outcome);
  channel.close();
}

/** Hears of such windows; returns the function that stops it. */
export function onProofOutcome(hear: (outcome: ProofOutcome) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<ProofOutcome>) => hear(data));
  return () => channel.close();
}
