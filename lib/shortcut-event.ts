/** What of a key press tells which combination it is. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * The combination of a key press as it is stored, such as `Ctrl+Shift+S`; empty while modifiers alone are held, and for keys
 * that no shortcut has. The command key of a Mac counts as Ctrl; a letter is known by its place where the layout has another there.
 */
export function keysOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  const hasCtrl = ctrlKey || metaKey;
  if (key === '?' && !hasCtrl && !altKey) return '?';
  const letter = /^[a-z0-9]$/i.test(key) ? key : (/^(?:Key([A-Z])|Digit([0-9]))$/.exec(code)?.slice(1).join('') ?? '');
  if (!letter) return '';
  return [hasCtrl && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift', letter.toUpperCase()].filter(Boolean).join('+');
}
