import { defineCapability } from '../capability';
import { draftHandlers } from './handlers';
import { purgeDrafts } from './data';
import { draftsErasure } from './drafts-erasure';

export const draftsCapability = defineCapability({
  name: 'drafts',
  handlers: draftHandlers,
  purges: { 'purge drafts': purgeDrafts },
  erasure: [draftsErasure],
});
