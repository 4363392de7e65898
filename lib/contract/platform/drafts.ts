import { z } from 'zod';
import { defineCall } from '../call';

/** Bytes of a draft's content in UTF-8. */
const MAX_CONTENT_LENGTH = 64 * 1024;

const isJsonText = (content: string) => {
  try {
    JSON.parse(content);
    return true;
  } catch {
    return false;
  }
};

/** A form by its own name, and what it is about: the code of a record, empty where the form says it all. */
const placeSchema = z.object({
  Form: z.string().regex(/^[a-z0-9-]{1,64}$/),
  Subject: z
    .string()
    .regex(/^[A-Za-z0-9_-]{0,64}$/)
    .default(''),
});

/** What a person has typed into a long form and not sent yet. All paths are ours. Drafts belong to the account that saved them. */
export const draftCalls = {
  /** The last one that is saved counts; `SavedAt` (ISO 8601) says which version that is. */
  saveDraft: defineCall({
    path: 'api/user/draft/save',
    reach: 'browser',
    gate: 'conduct',
    users: ['employee', 'client', 'candidate'],
    effect: 'write',
    request: placeSchema.extend({
      Content: z
        .string()
        .refine((content) => new TextEncoder().encode(content).length <= MAX_CONTENT_LENGTH, 'must have at most 64 kB')
        .refine(isJsonText, 'must be JSON'),
    }),
    reply: z.object({ SavedAt: z.string() }),
  }),

  /** Both are null where nothing is saved. */
  getDraft: defineCall({
    path: 'api/user/draft',
    reach: 'browser',
    gate: 'conduct',
    users: ['employee', 'client', 'candidate'],
    effect: 'read',
    request: placeSchema,
    reply: z.object({ Content: z.string().nullable(), SavedAt: z.string().nullable() }),
  }),

  discardDraft: defineCall({
    path: 'api/user/draft/discard',
    reach: 'browser',
    gate: 'conduct',
    users: ['employee', 'client', 'candidate'],
    effect: 'write',
    request: placeSchema,
    reply: z.object({}),
  }),
};
