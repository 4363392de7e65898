import type { Config } from 'tailwindcss';

/** Names for what the variables in app/globals.css hold; a component never names a colour value. */
const config: Config = {
  content: [],
  theme: {
    screens: { sm: '576px', md: '768px', lg: '992px', xl: '1200px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      canvas: 'var(--canvas)',
      surface: { DEFAULT: 'var(--surface)', sunken: 'var(--surface-sunken)', raised: 'var(--surface-raised)' },
      hover: 'var(--hover)',
      pressed: 'var(--pressed)',
      backdrop: 'var(--backdrop)',
      line: { DEFAULT: 'var(--line)', strong: 'var(--line-strong)' },
      ink: 'var(--ink)',
      muted: 'var(--muted)',
      accent: {
        DEFAULT: 'var(--accent)',
        hover: 'var(--accent-hover)',
        ink: 'var(--accent-ink)',
        text: 'var(--accent-text)',
        tint: 'var(--accent-tint)',
        line: 'var(--accent-line)',
      },
      paper: { DEFAULT: 'var(--paper)', ink: 'var(--paper-ink)' },
      scene: {
        sky: 'var(--scene-sky)',
        dusk: 'var(--scene-dusk)',
        hill: 'var(--scene-hill)',
        near: 'var(--scene-near)',
        light: 'var(--scene-light)',
      },
      success: { DEFAULT: 'var(--success)', tint: 'var(--success-tint)' },
      celebration: { DEFAULT: 'var(--celebration)', tint: 'var(--celebration-tint)' },
      plum: { DEFAULT: 'var(--plum)', tint: 'var(--plum-tint)' },
      warning: { DEFAULT: 'var(--warning)', tint: 'var(--warning-tint)' },
      danger: { DEFAULT: 'var(--danger)', tint: 'var(--danger-tint)', line: 'var(--danger-line)' },
      info: { DEFAULT: 'var(--info)', tint: 'var(--info-tint)' },
    },
    borderRadius: { none: '0', sm: '6px', DEFAULT: '10px', lg: '14px', full: '9999px' },
    fontFamily: { sans: 'var(--font-text)' },
  },
};

export default config;
