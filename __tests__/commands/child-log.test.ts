/** @jest-environment node */
import { LastOutput, readableLine } from '../../scripts/processes/child-log';

const logged = (level: number, more: object) => JSON.stringify({ level, time: 1, ...more });

describe('what a person at the console sees of a child', () => {
  test('a request that was served is not shown', () => {
    expect(readableLine('HR API', logged(30, { msg: 'served' }), 'stdout')).toBeNull();
  });

  test('a warning is shown as a sentence with its request id', () => {
    const line = logged(40, { msg: 'a mail waits', requestId: 'r-1', err: { message: 'connection refused' } });
    expect(readableLine('HR API', line, 'stdout')).toBe('[HR API] a mail waits: connection refused (request r-1)');
  });

  test('levels may be numbers or names', () => {
    const named = (level: string) => JSON.stringify({ level, msg: 'a mail waits' });
    expect(readableLine('HR API', named('warn'), 'stdout')).toBe('[HR API] a mail waits');
    expect(readableLine('HR API', named('info'), 'stdout')).toBeNull();
  });

  test('what is no log line is shown from the error stream alone', () => {
    expect(readableLine('portal', '▲ Next.js', 'stdout')).toBeNull();
    expect(readableLine('portal', 'out of memory', 'stderr')).toBe('[portal] out of memory');
    expect(readableLine('portal', '{"broken', 'stderr')).toBe('[portal] {"broken');
  });
});

describe('why a child died', () => {
  const causeOf = (lines: string[]) => {
    const words = new LastOutput();
    for (const line of lines) words.add(line);
    return words.cause();
  };

  test('is the latest error that it logged', () => {
    const lines = [logged(60, { msg: 'first' }), logged(60, { msg: 'DATA_DIR is in use' }), logged(30, { msg: 'bye' })];
    expect(causeOf(lines)).toBe('DATA_DIR is in use');
  });

  test('is the message of an exception, not its stack', () => {
    const lines = [
      'file:///hr-api/server.mjs:8',
      'const server = listen();',
      '               ^',
      '',
      'Error: listen EADDRINUSE: address already in use 127.0.0.1:4000',
      '    at Server.setupListenHandle (node:net:1908:16)',
      "  code: 'EADDRINUSE',",
      '}',
      '',
      'Node.js v20.20.2',
    ];
    expect(causeOf(lines)).toBe('listen EADDRINUSE: address already in use 127.0.0.1:4000');
  });

  test('is the last plain line of a program that explained itself', () => {
    expect(causeOf(['HR_API_KEY must be set', ''])).toBe('HR_API_KEY must be set');
  });

  test('is unknown of a child that said nothing', () => {
    expect(causeOf([])).toBeNull();
  });
});
