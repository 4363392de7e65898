/**
 * What a person can do by a combination of keys from anywhere in the portal (SRCH-01, SRCH-02; the list itself and the others are ours).
 */
export const shortcutActions = ['search', 'menu-search', 'employee-search', 'new-ticket', 'shortcut-list'] as const;
export type ShortcutAction = (typeof shortcutActions)[number];

/** Keys by action, such as `Ctrl+Shift+S`; an action without keys has an empty text. */
export type ShortcutKeys = Readonly<Record<ShortcutAction, string>>;

export const defaultKeys: ShortcutKeys = {
  search: 'Ctrl+K',
  'menu-search': 'Ctrl+Shift+S',
  'employee-search': 'Ctrl+Shift+E',
  'new-ticket': 'Ctrl+Shift+H',
  'shortcut-list': '?',
};

/** Ctrl, Alt and Shift in this order before one letter or digit, with Ctrl or Alt among them; or the question mark alone. */
const COMBINATION = /^(?:(?=Ctrl|Alt)(?:Ctrl\+)?(?:Alt\+)?(?:Shift\+)?[A-Z0-9]|\?)$/;

/** What browsers keep for themselves, or what people do in every text field. */
const RESERVED = new Set([
  ...[...'ACFLNPRSTVWXYZ'].map((key) => `Ctrl+${key}`),
  ...[...'CIJNPQRTVWZ'].map((key) => `Ctrl+Shift+${key}`),
]);

export type ShortcutIssue = 'unreadable' | 'taken' | 'double';

/** What is wrong with the keys of an action among the others; null for nothing. */
export function findShortcutIssue(keys: ShortcutKeys, action: ShortcutAction): ShortcutIssue | null {
  const own = keys[action];
  if (own === '') return null;
  if (!COMBINATION.test(own)) return 'unreadable';
  if (RESERVED.has(own)) return 'taken';
  return shortcutActions.some((other) => other !== action && keys[other] === own) ? 'double' : null;
}
