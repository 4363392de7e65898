import type { draftCalls } from '../../../lib/contract/platform/drafts';
import type { Actor, Handlers } from '../calls/call';
import { deleteDraft, findDraft, storeDraft, type Place } from './data';

const placeOf = ({ accountId }: Actor, { Form, Subject }: { Form: string; Subject: string }): Place => ({
  accountId,
  form: Form,
  subject: Subject,
});

/** A draft leaves no audit row: it is no record yet, and it is saved every few seconds. */
export const draftHandlers: Handlers<keyof typeof draftCalls> = {
  saveDraft: async ({ Content, ...place }, { actor, db, now }) => {
    await storeDraft(db, placeOf(actor, place), Content, now);
    return { SavedAt: now.toISOString() };
  },

  getDraft: async (place, { actor, db }) => {
    const draft = await findDraft(db, placeOf(actor, place));
    return { Content: draft?.content ?? null, SavedAt: draft?.savedAt.toISOString() ?? null };
  },

  discardDraft: async (place, { actor, db }) => {
    await deleteDraft(db, placeOf(actor, place));
    return {};
  },
};
