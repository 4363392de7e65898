import type { Ended } from './step';

const LINES_OF_EACH = 14;

/** What is only where in our code the tool was. */
const isTrace = (line: string) => /^\s+at /.test(line);

const shortened = (lines: readonly string[]) =>
  lines
    .filter((line) => line.trim() !== '' && !isTrace(line))
    .slice(0, LINES_OF_EACH)
    .map((line) => `    ${line}`);

function describeStep({ name, outcome }: Ended): string[] {
  if (outcome.state !== 'failed') return [];
  const cases = (outcome.timings ?? []).flatMap(({ file, title, failure }) =>
    failure ? [`  ${name}: ${file}${title === null ? '' : `: ${title}`}`, ...shortened(failure.split('\n'))] : [],
  );
  // A check has no cases: what it said last is most often why.
  return cases.length > 0 ? cases : [`  ${name}`, ...shortened(outcome.lines.slice(-LINES_OF_EACH))];
}

/** What failed and why, in short, to stand where a reader of a long log looks first: at its end. */
export function describeFailures(ended: readonly Ended[]): string[] {
  const lines = ended.flatMap(describeStep);
  return lines.length > 0 ? ['What failed:', ...lines, ''] : [];
}
