import { cookies } from 'next/headers';
import { preferencesIn, type Preferences } from './layout-config';

export const ASIDE_COOKIE = 'kt_aside_toggle_state';
export const LAYOUT_COOKIE = 'LayoutConfig';

/** How this browser wants the portal to look and sound (THEME-06, THEME-07). Nothing personal is kept there. */
export async function readPreferences(): Promise<Preferences> {
  const jar = await cookies();
  return preferencesIn(jar.get(LAYOUT_COOKIE)?.value, jar.get(ASIDE_COOKIE)?.value);
}
