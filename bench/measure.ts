/** One figure, and where there is one the budget that it must keep. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly digits: number;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** What we aim for; it fails nothing. */
  readonly goal?: number;
}

/** Null for a figure that is only shown. */
export function isWithinBudget({ value, atLeast, atMost }: Measure): boolean | null {
  if (atLeast === undefined && atMost === undefined) return null;
  return value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
}

function budgetText({ atLeast, atMost, goal }: Measure): string {
  const bounds = [atLeast !== undefined && `≥ ${atLeast}`, atMost !== undefined && `≤ ${atMost}`];
  const aim = goal !== undefined && `goal ${goal}`;
  return [...bounds, aim].filter(Boolean).join(', ');
}

/** The figures as lines of a table with the columns measure, value, budget and ok. */
export function tableOf(measures: readonly Measure[]): string[] {
  const rows = measures.map((measure) => {
    const isKept = isWithinBudget(measure);
    const value = `${measure.value.toFixed(measure.digits)} ${measure.unit}`.trim();
    return [measure.name, value, budgetText(measure), isKept === null ? '' : isKept ? 'yes' : 'NO'];
  });
  const all = [['measure', 'value', 'budget', 'ok'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ');
  return [lineOf(all[0] ?? []), widths.map((width) => '-'.repeat(width)).join('-|-'), ...all.slice(1).map(lineOf)];
}
