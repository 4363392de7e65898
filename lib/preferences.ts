import { cookies } from 'next/headers';
import { ZONE } from './dates';
import { preferencesIn, type Preferences } from './layout-config';
import { TIME_ZONE_COOKIE } from './time-zone-cookie';

export const ASIDE_COOKIE = 'kt_aside_toggle_state';
export const LAYOUT_COOKIE = 'LayoutConfig';

/** How this browser wants the portal to look and sound (THEME-06, THEME-07). Nothing personal is kept there. */
export async function readPreferences(): Promise<Preferences> {
  const jar = await cookies();
  return preferencesIn(jar.get(LAYOUT_COOKIE)?.value, jar.get(ASIDE_COOKIE)?.value);
}

/**
 * The zone of the reader's own clock, which the browser tells from its first page on; until then, and where it is none that is
 * known, the portal's. Only what speaks to the reader's own day goes by it (the greeting, which
 * of their leave is behind); dates of records have one zone for all.
 */
export async function readTimeZone(): Promise<string> {
  const told = (await cookies()).get(TIME_ZONE_COOKIE)?.value;
  if (!told) return ZONE;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: told }).resolvedOptions().timeZone;
  } catch {
    return ZONE;
  }
}
