import { cookies } from 'next/headers';

export const ASIDE_COOKIE = 'kt_aside_toggle_state';
export const LAYOUT_COOKIE = 'LayoutConfig';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Preferences {
  readonly theme: Theme;
  readonly asideCollapsed: boolean;
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

/** How this browser wants the portal to look (THEME-06, THEME-07). Nothing personal is kept there. */
export async function readPreferences(): Promise<Preferences> {
  const jar = await cookies();
  return {
    theme: parseTheme(jar.get(LAYOUT_COOKIE)?.value),
    asideCollapsed: jar.get(ASIDE_COOKIE)?.value === 'on',
  };
}
