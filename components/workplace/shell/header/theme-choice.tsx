'use client';

import { CheckIcon } from '@/components/ui/icons/form-icons';
import { MonitorIcon, MoonIcon, SunIcon } from '@/components/ui/icons/icons';
import { menuItemClasses } from '@/components/ui/overlay/menu-item-classes';
import { usePreference } from '@/lib/client/use-preference';
import { useMessages } from '@/lib/i18n/use-messages';
import type { Theme } from '@/lib/layout-config';

const choices = [
  { theme: 'system', text: 'themeSystem', icon: MonitorIcon },
  { theme: 'light', text: 'themeLight', icon: SunIcon },
  { theme: 'dark', text: 'themeDark', icon: MoonIcon },
] as const;

interface ThemeChoiceProps {
  readonly initial: Theme;
  /** Classes of the list. */
  readonly classes?: string;
}

/** THEME-07: light, dark, or as the device says; takes effect at once and is remembered. */
export function ThemeChoice({ initial, classes }: ThemeChoiceProps) {
  const t = useMessages('shell');
  const [current, choose] = usePreference('theme', initial);
  return (
    <ul className={classes}>
      {choices.map(({ theme, text, icon: ThemeIcon }) => (
        <li key={theme}>
          <button
            type="button"
            aria-pressed={theme === current}
            onClick={() => choose(theme)}
            className={menuItemClasses}
          >
            <ThemeIcon className="size-5 text-muted" />
            <span className="flex-1">{t(text)}</span>
            {theme === current && <CheckIcon className="size-4 text-accent-text" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
