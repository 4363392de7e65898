import type { RequestFor } from '../../lib/contract/all';

/** A draft as HR writes it, of a text for everyone unless told otherwise. */
export function conductDraft(values: Partial<RequestFor<'saveConduct'>> = {}): RequestFor<'saveConduct'> {
  return {
    Form: 'text',
    Texts: [{ Language: 'en', Title: 'Travel rules', Content: '<p>Go by train.</p>', AgreeText: '<p>I will.</p>' }],
    Audience: [{ Kind: 'everyone' }],
    ...values,
  };
}
