/** What an org chart goes along: who reports to whom, or which unit stands below which. */
export const CHARTS = ['line', 'unit'] as const;
export type Chart = (typeof CHARTS)[number];

const UNIT = 'unit:';

export const unitNode = (code: string): string => `${UNIT}${code}`;

/** The code of the unit that a node stands for; null for a person. */
export const unitOfNode = (node: string): string | null => (node.startsWith(UNIT) ? node.slice(UNIT.length) : null);
