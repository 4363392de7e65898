import { defaultKeys, findShortcutIssue } from '@/lib/contract/workplace/shortcut-keys';
import { keysOf } from '@/lib/shortcut-event';

const press = (key: string, code: string, held = '') => ({
  key,
  code,
  ctrlKey: held.includes('c'),
  metaKey: held.includes('m'),
  altKey: held.includes('a'),
  shiftKey: held.includes('s'),
});

test.each([
  ['Ctrl+Shift+S', press('S', 'KeyS', 'cs')],
  ['Ctrl+Shift+E', press('e', 'KeyE', 'cs')],
  ['Ctrl+Shift+S', press('s', 'KeyS', 'ms')],
  ['Alt+M', press('µ', 'KeyM', 'a')],
  ['Ctrl+Shift+4', press('$', 'Digit4', 'cs')],
  ['Ctrl+S', press('ы', 'KeyS', 'c')],
  ['Ctrl+Q', press('q', 'KeyA', 'c')],
  ['?', press('?', 'Minus', 's')],
  ['S', press('s', 'KeyS')],
  ['', press('Shift', 'ShiftLeft', 's')],
  ['', press('Enter', 'Enter', 'c')],
])('a key press is known as %j', (keys, event) => {
  expect(keysOf(event)).toBe(keys);
});

test('the standard keys have no fault, and no keys are none either', () => {
  for (const action of ['menu-search', 'employee-search', 'new-ticket', 'shortcut-list'] as const) {
    expect(findShortcutIssue(defaultKeys, action)).toBeNull();
    expect(findShortcutIssue({ ...defaultKeys, [action]: '' }, action)).toBeNull();
  }
});
