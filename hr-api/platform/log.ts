import { types } from 'node:util';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Environment } from './env';
import { logOutput } from './log-output';

const LOGGED_FIELDS = new Set([
  'TypeError',
  'RangeError',
  'ReferenceError',
  'AssertionError',
  'DatabaseError',
  'EnvironmentError',
  'FileStoreError',
]);

interface Described {
  readonly name: string;
  readonly code?: string;
  readonly message?: string;
  readonly at: readonly string[];
  readonly cause?: Described;
}

/**
 * An error for the log: where it happened, not what it says, because messages of databases and parsers quote values. The
 * program's own mistakes keep their message.
 */
export function describeError(error: unknown): Described {
  if (!types.isNativeError(error)) return { name: typeof error, at: [] };
  const { name, code } = error as Error & { code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at \S/.test(line));
  return {
    name,
    ...(typeof code === 'string' && { code }),
    ...(LOGGED_FIELDS.has(name) && { message: error.message }),
    at: frames.slice(0, 8).map((frame) => frame.trim()),
    ...(types.isNativeError(error.cause) && { cause: describeError(error.cause) }),
  };
}

/** What a person typed, for the log: short, and without characters that a terminal would act upon. */
export function loggable(typed: string): string {
  return typed.slice(0, 50).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** One JSON line for each thing that happened, to standard output unless told otherwise. */
export function createLog(env: Pick<Environment, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  return pino(
    {
      level: env.LOG_LEVEL,
      base: { app: 'hr-api' },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: describeError },
    },
    destination ?? logOutput(),
  );
}
