import type { DraftConflict } from '../../../../lib/contract/people/section-rules';
import { wireInstant } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { personsByAccounts } from '../../rows/by-whom';
import { shownOf, type Setup, type SetupContext } from './open-setup';

/** What was seen of a section: the draft as it was saved last, or the published version that one would be made from. */
export function revisionOf(setup: Setup): string {
  const { id, revision } = shownOf(setup);
  return setup.draft ? `${id}.${revision}` : id;
}

/** What has happened to what was seen. */
function reasonOf({ draft, published }: Setup, seen: string): DraftConflict {
  const [id, saved] = seen.split('.');
  if (id === draft?.id) return 'saved';
  if (id === published?.id) return saved === undefined ? 'saved' : 'published';
  return draft || saved === undefined ? 'saved' : 'discarded';
}

/** @throws ApiError `conflict` with who did what, and when */
export async function assertRevision(context: SetupContext, setup: Setup, seen: string): Promise<void> {
  if (seen === revisionOf(setup)) return;
  const reason = reasonOf(setup, seen);
  const { draft, published } = setup;
  const [by, at] =
    draft && reason === 'saved' ? [draft.savedBy, draft.savedAt] : [published?.publishedBy, published?.publishedAt];
  const nameOf = await personsByAccounts(context, by ? [by] : []);
  const isKnown = reason !== 'discarded';
  throw new ApiError('conflict', {
    params: { reason, by: isKnown ? nameOf(by ?? null).Name : '', on: isKnown && at ? wireInstant(at) : '' },
  });
}
