'use client';

import { CheckIcon } from '@/components/ui/icons/form-icons';
import { MonitorIcon, MoonIcon, SunIcon } from '@/components/ui/icons/icons';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { usePreference } from '@/lib/client/use-preference';
import type { Theme } from '@/lib/layout-config';

export type ThemeWords = Readonly<Record<Theme, string>>;

const choices = [
  { theme: 'system', icon: MonitorIcon },
  { theme: 'light', icon: SunIcon },
  { theme: 'dark', icon: MoonIcon },
] as const;

interface ThemeChoiceProps {
  readonly initial: Theme;
  readonly words: ThemeWords;
  /** Classes of the list. */
  readonly classes?: string;
}

/** THEME-07: light, dark, or as the device says; takes effect at once and is remembered. */
export function ThemeChoice({ initial, words, classes }: ThemeChoiceProps) {
  const [current, choose] = usePreference('theme', initial);
  return (
    <ul className={classes}>
      {choices.map(({ theme, icon: ThemeIcon }) => (
        <li key={theme}>
          <button
            type="button"
            aria-pressed={theme === current}
            onClick={() => choose(theme)}
            className={menuItemClasses}
          >
            <ThemeIcon className="size-5 text-muted" />
            <span className="flex-1">{words[theme]}</span>
            {theme === current && <CheckIcon className="size-4 text-accent-text" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
