import { z } from 'zod';
import { EMPLOYEES_AND_CLIENTS, defineCall } from '../call';
import { shortcutActions } from './shortcut-keys';

/** Keys for every action, an empty text for none, and whether any of them does anything (WCAG 2.1.4). */
const shortcutsSchema = z.object({ IsOn: z.boolean(), Keys: z.record(z.enum(shortcutActions), z.string().max(20)) });

export const shortcutCalls = {
  /** Ours: one's own shortcuts, on whatever machine; the product's (SRCH-01, SRCH-02) where nothing was set. */
  getShortcuts: defineCall({
    path: 'api/user/shortcuts',
    reach: 'browser',
    gate: 'full',
    users: EMPLOYEES_AND_CLIENTS,
    effect: 'read',
    request: z.object({}),
    reply: shortcutsSchema,
  }),

  /**
   * Ours: sets what is given and leaves the rest. Keys that cannot be read, that browsers keep for themselves, or that two
   * actions would share are `invalid`, with an issue at `Keys.{action}` whose message is a `ShortcutIssue`.
   */
  saveShortcuts: defineCall({
    path: 'api/user/shortcuts/save',
    reach: 'browser',
    gate: 'full',
    users: EMPLOYEES_AND_CLIENTS,
    effect: 'write',
    request: shortcutsSchema.partial(),
    reply: shortcutsSchema,
  }),
};
