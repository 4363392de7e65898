'use client';

import { useState } from 'react';
import { CheckIcon, MonitorIcon, MoonIcon, SunIcon } from '@/components/ui/icons';
import { menuItemLook } from '@/components/ui/menu-item-look';
import { writeTheme } from '@/lib/client/preferences';
import type { Theme } from '@/lib/preferences';

export type ThemeWords = Readonly<Record<Theme, string>>;

const choices = [
  { theme: 'system', icon: MonitorIcon },
  { theme: 'light', icon: SunIcon },
  { theme: 'dark', icon: MoonIcon },
] as const;

function show(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  writeTheme(theme);
}

/** THEME-07: light, dark, or as the device says; takes effect at once and is remembered. */
export function ThemeChoice({ initial, words }: { initial: Theme; words: ThemeWords }) {
  const [current, setCurrent] = useState(initial);

  function choose(theme: Theme) {
    setCurrent(theme);
    show(theme);
  }

  return (
    <ul>
      {choices.map(({ theme, icon: ThemeIcon }) => (
        <li key={theme}>
          <button type="button" aria-pressed={theme === current} onClick={() => choose(theme)} className={menuItemLook}>
            <ThemeIcon className="size-5 text-muted" />
            <span className="flex-1">{words[theme]}</span>
            {theme === current && <CheckIcon className="size-4 text-accent-text" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
