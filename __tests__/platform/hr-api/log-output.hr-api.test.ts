import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { logOutput, lostLogLines } from '../../../hr-api/platform/log-output';

const LINE = `${'x'.repeat(1023)}\n`;

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

test('a log on a full disk ends nothing, and what is left out is counted (F19)', async () => {
  const said = jest.spyOn(fs, 'writeSync').mockReturnValue(0);
  const made = jest.spyOn(pino, 'destination');
  const output = logOutput(fs.openSync('/dev/full', 'w'));
  const before = lostLogLines();
  for (let line = 0; line < 6 * 1024; line += 1) output.write(LINE);
  await until(() => said.mock.calls.length > 0);
  output.write(LINE);
  expect(lostLogLines()).toBeGreaterThan(before + 1024);
  expect(said.mock.calls).toEqual([[2, 'The log cannot be written (ENOSPC); the HR API goes on without it\n']]);
  said.mockRestore();
  // It would try to write what waits for as long as the process lives, and so keep it from ending.
  (made.mock.results[0]?.value as ReturnType<typeof pino.destination>).destroy();
});

test('a log that can be written has every line, and none is counted as lost', async () => {
  const file = path.join(fs.mkdtempSync(path.join(tmpdir(), 'humming-bird-log-')), 'log');
  const output = logOutput(fs.openSync(file, 'w'));
  const before = lostLogLines();
  for (let line = 0; line < 100; line += 1) output.write(LINE);
  await until(() => fs.statSync(file).size === 100 * LINE.length);
  expect(fs.readFileSync(file, 'utf8')).toBe(LINE.repeat(100));
  expect(lostLogLines()).toBe(before);
});
