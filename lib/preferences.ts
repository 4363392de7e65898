import { cookies } from 'next/headers';

export const ASIDE_COOKIE = 'kt_aside_toggle_state';
export const LAYOUT_COOKIE = 'LayoutConfig';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Preferences {
  readonly theme: Theme;
  /** Null where the person has not chosen: the width decides then. */
  readonly asideCollapsed: boolean | null;
  /** Whether something new is heard as well as seen. */
  readonly hasSound: boolean;
  /** Less motion than the device asks for. */
  readonly hasLessMotion: boolean;
}

/** What the cookie `LayoutConfig` holds as JSON. */
export interface LayoutConfig {
  readonly theme?: Theme;
  readonly sound?: boolean;
  readonly lessMotion?: boolean;
}

/** What is not ours, or broken, counts as not said. */
export function parseLayout(text: string | undefined): Omit<Preferences, 'asideCollapsed'> {
  const { theme, sound, lessMotion } = readJson(text);
  return {
    theme: themes.find((known) => known === theme) ?? 'system',
    hasSound: sound === true,
    hasLessMotion: lessMotion === true,
  };
}

function readJson(text: string | undefined): LayoutConfig {
  try {
    return (JSON.parse(text ?? '{}') as LayoutConfig | null) ?? {};
  } catch {
    return {};
  }
}

function parseAside(state: string | undefined): boolean | null {
  if (state === 'on') return true;
  return state === 'off' ? false : null;
}

/** How this browser wants the portal to look and sound (THEME-06, THEME-07). Nothing personal is kept there. */
export async function readPreferences(): Promise<Preferences> {
  const jar = await cookies();
  return {
    ...parseLayout(jar.get(LAYOUT_COOKIE)?.value),
    asideCollapsed: parseAside(jar.get(ASIDE_COOKIE)?.value),
  };
}
