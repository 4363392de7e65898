import { cookies } from 'next/headers';

export const ASIDE_COOKIE = 'kt_aside_toggle_state';
export const LAYOUT_COOKIE = 'LayoutConfig';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Preferences {
  readonly theme: Theme;
  /** Null where the person has not chosen: the width decides then. */
  readonly asideCollapsed: boolean | null;
}

/** LayoutConfig holds JSON; what is not ours, or broken, counts as not said. */
export function parseTheme(layoutConfig: string | undefined): Theme {
  try {
    const theme: unknown = JSON.parse(layoutConfig ?? '{}')?.theme;
    return themes.find((known) => known === theme) ?? 'system';
  } catch {
    return 'system';
  }
}

function parseAside(state: string | undefined): boolean | null {
  if (state === 'on') return true;
  return state === 'off' ? false : null;
}

/** How this browser wants the portal to look (THEME-06, THEME-07). Nothing personal is kept there. */
export async function readPreferences(): Promise<Preferences> {
  const jar = await cookies();
  return {
    theme: parseTheme(jar.get(LAYOUT_COOKIE)?.value),
    asideCollapsed: parseAside(jar.get(ASIDE_COOKIE)?.value),
  };
}
