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

/** What is broken or not there counts as nothing said. */
export function parseLayout(text: string | undefined): LayoutConfig {
  try {
    return (JSON.parse(text || '{}') as LayoutConfig | null) ?? {};
  } catch {
    return {};
  }
}

/** What the values of the two cookies say; what is not ours in them counts as not said. */
export function preferencesIn(layout: string | undefined, aside: string | undefined): Preferences {
  const { theme, sound, lessMotion } = parseLayout(layout);
  return {
    theme: themes.find((known) => known === theme) ?? 'system',
    hasSound: sound === true,
    hasLessMotion: lessMotion === true,
    asideCollapsed: aside === 'on' ? true : aside === 'off' ? false : null,
  };
}
