import type { Messages } from '@/lib/i18n/messages';

/** What the pages say on which HR keeps agreements. */
export type AdminMessages = Messages['conduct-keeping'];
