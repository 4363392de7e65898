/** The colours of the parts of a picture, in the order of the parts; beyond them they begin anew. */
const TONES = ['accent', 'plum', 'warning', 'info', 'celebration', 'success'] as const;
export type Tone = (typeof TONES)[number] | 'danger';

export const TONE_FILL: Readonly<Record<Tone, string>> = {
  accent: 'fill-accent',
  plum: 'fill-plum',
  warning: 'fill-warning',
  info: 'fill-info',
  celebration: 'fill-celebration',
  success: 'fill-success',
  danger: 'fill-danger',
};

export const toneAt = (at: number): Tone => TONES[at % TONES.length]!;
