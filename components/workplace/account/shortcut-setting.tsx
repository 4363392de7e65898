'use client';

import { failureText, type FailureWords } from '@/lib/i18n/failure-text';
import { ShortcutSwitch, type ShortcutSwitchWords } from './shortcut-switch';

/** The shortcuts on a page, which hands its words over. */
export function ShortcutSetting({ words, failures }: { words: ShortcutSwitchWords; failures: FailureWords }) {
  return <ShortcutSwitch words={words} failureText={(error) => failureText(error, failures)} />;
}
