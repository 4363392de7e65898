import type { Walk } from './walk';
import { showWalk } from './walk-store';

/** Leads the person from step to step over whatever page is open. Rejects when what it needs cannot be loaded. */
export async function startWalk(walk: Walk): Promise<void> {
  const { WalkthroughCard } = await import('./walkthrough-card');
  showWalk(walk, WalkthroughCard);
}
