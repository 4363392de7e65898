import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { isWithinBudget, type Measure } from './measure';

/** Keeps one part's figures with the machine they were taken on; the file that now holds them. */
export async function writeResults(root: string, part: string, measures: readonly Measure[]): Promise<string> {
  const folder = path.join(root, 'bench/results');
  const takenAt = new Date().toISOString();
  const [processor] = cpus();
  const machine = { node: process.version, processor: processor?.model ?? '', cores: cpus().length };
  const result = {
    part,
    takenAt,
    machine,
    measures: measures.map((one) => ({ ...one, isWithinBudget: isWithinBudget(one) })),
  };
  const file = path.join(folder, `${takenAt.replace(/[:.]/g, '-')}-${part}.json`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
  return file;
}
