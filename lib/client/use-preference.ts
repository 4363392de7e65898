import { useSyncExternalStore } from 'react';
import type { Preferences } from '@/lib/layout-config';
import { writeAsideCollapsed, writeLessMotion, writeNotificationSound, writeTheme } from './preferences';

/** The choices of this page; later pages get them from the server, which reads the cookies. */
let chosen: Partial<Preferences> = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) chosen = {};
  };
}

/** How each choice takes effect and is kept. */
const apply: { readonly [Name in keyof Preferences]: (value: NonNullable<Preferences[Name]>) => void } = {
  theme: (theme) => {
    document.documentElement.dataset.theme = theme;
    writeTheme(theme);
  },
  hasLessMotion: (hasLessMotion) => {
    document.documentElement.dataset.motion = hasLessMotion ? 'less' : 'device';
    writeLessMotion(hasLessMotion);
  },
  hasSound: writeNotificationSound,
  asideCollapsed: writeAsideCollapsed,
};

/** A preference of this browser, shared by all components; `initial` is what the server read. Setting it takes effect at once. */
export function usePreference<Name extends keyof Preferences>(name: Name, initial: Preferences[Name]) {
  const value = useSyncExternalStore(
    subscribe,
    () => (chosen[name] ?? initial) as Preferences[Name],
    () => initial,
  );
  const set = (next: NonNullable<Preferences[Name]>) => {
    chosen = { ...chosen, [name]: next };
    apply[name](next);
    listeners.forEach((listener) => listener());
  };
  return [value, set] as const;
}
