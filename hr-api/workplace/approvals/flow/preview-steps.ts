import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { chooseChain, type Chosen } from '../chains/choose-chain';
import { resolveApprovers } from '../resolve/resolve-approvers';

export interface StepPreview {
  readonly needs: 'all' | 'any';
  /** Persons. */
  readonly approverIds: readonly string[];
}

/** Who would decide, step by step, if somebody asked for it today: for whoever is about to. */
export async function previewSteps(
  db: Database,
  asked: Chosen & { readonly askedById: string },
  today: CalendarDate,
): Promise<StepPreview[]> {
  const { steps } = await chooseChain(db, asked, today);
  const previews: StepPreview[] = [];
  for (const step of steps) {
    const approvers = await resolveApprovers(db, asked, step, today);
    previews.push({ needs: step.needs, approverIds: approvers.map(({ personId }) => personId) });
  }
  return previews;
}
