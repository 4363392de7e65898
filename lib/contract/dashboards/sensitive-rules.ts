/** What the tiles of sensitive figures are, which a browser reads too, without zod. */
export const SENSITIVE_TILES = ['religion', 'marital', 'family', 'child', 'bloodgroup', 'eyepower'] as const;
export type SensitiveTile = (typeof SENSITIVE_TILES)[number];

/** By what a tile is cut: not at all, or by one of these. */
export const SENSITIVE_CUTS = ['whole', 'unit', 'location', 'level'] as const;
export type SensitiveCut = (typeof SENSITIVE_CUTS)[number];

/** Why nothing is told: of too few people, of almost the same people as another part, or because too much could be worked out. */
export const VIEW_REFUSALS = ['few', 'same', 'closed'] as const;

/** Fewer people than this are merged into others: never fewer than three, five to begin with. */
export const SMALL_GROUP = { least: 3, first: 5, most: 20 } as const;

/** How long what figures are read for may be, in characters. */
export const PURPOSE_LENGTH = [5, 200] as const;

/** So many ends of months are offered, the latest first. */
export const OFFERED_MONTHS = 24;
