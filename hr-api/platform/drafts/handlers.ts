import type { draftCalls } from '../../../lib/contract/platform/drafts';
import type { Actor, Handlers } from '../calls/call';
import { deleteDraft, findDraft, storeDraft, type DraftKey } from './data';

const draftKeyOf = ({ accountId }: Actor, { Form, Subject }: { Form: string; Subject: string }): DraftKey => ({
  accountId,
  form: Form,
  subject: Subject,
});

/** A draft leaves no audit row: it is no record yet, and it is saved every few seconds. */
export const draftHandlers: Handlers<keyof typeof draftCalls> = {
  saveDraft: {
    allow: 'own',
    work: 'draft',
    handle: async ({ Content, ...key }, { actor, db, now }) => {
      await storeDraft(db, draftKeyOf(actor, key), Content, now);
      return { SavedAt: now.toISOString() };
    },
  },

  getDraft: {
    allow: 'own',
    handle: async (key, { actor, db }) => {
      const draft = await findDraft(db, draftKeyOf(actor, key));
      return { Content: draft?.content ?? null, SavedAt: draft?.savedAt.toISOString() ?? null };
    },
  },

  discardDraft: {
    allow: 'own',
    handle: async (key, { actor, db }) => {
      await deleteDraft(db, draftKeyOf(actor, key));
      return {};
    },
  },
};
