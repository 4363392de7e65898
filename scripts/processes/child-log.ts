import { z } from 'zod';

const LEVELS: Readonly<Record<string, number>> = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };
const WARN = 40;
const MAX_LINES = 60;

const logLineSchema = z.object({
  level: z.union([z.number(), z.enum(Object.keys(LEVELS)).transform((name) => LEVELS[name] as number)]),
  msg: z.string().default(''),
  requestId: z.string().optional(),
  err: z.object({ message: z.string() }).partial().optional(),
});
type LogLine = z.output<typeof logLineSchema>;

function parseLogLine(line: string): LogLine | null {
  if (!line.startsWith('{')) return null;
  try {
    return logLineSchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

function describe({ msg, err, requestId }: LogLine): string {
  const cause = err?.message && !msg.includes(err.message) ? `: ${err.message}` : '';
  return `${msg}${cause}${requestId ? ` (request ${requestId})` : ''}`;
}

/** A child's line as a person at the console wants it; null for lines that are for machines. */
export function readableLine(name: string, line: string, from: 'stdout' | 'stderr'): string | null {
  const logged = parseLogLine(line);
  if (logged) return logged.level >= WARN ? `[${name}] ${describe(logged)}` : null;
  return from === 'stderr' && line.trim() !== '' ? `[${name}] ${line}` : null;
}

const isStackNoise = (line: string) =>
  line.trim() === '' || /^\s+at |^Node\.js v|^\s*\^|^node:|^file:|^\s*[{}\])]/.test(line) || /^\s+\w+: /.test(line);

/** Keeps a child's latest lines, to say in one why it died. */
export class LastOutput {
  readonly #lines: string[] = [];

  add(line: string): void {
    this.#lines.push(line);
    if (this.#lines.length > MAX_LINES) this.#lines.shift();
  }

  /** The latest line that tells a cause: an error it logged, the message of an exception, else the last words. */
  cause(): string | null {
    const latest = [...this.#lines].reverse();
    for (const line of latest) {
      const logged = parseLogLine(line);
      if (logged && logged.level > WARN) return describe(logged);
    }
    const plain = latest.filter((line) => !parseLogLine(line) && !isStackNoise(line));
    const thrown = plain.find((line) => /^(?:Uncaught )?\w*Error\b.*: /.test(line));
    return (thrown ?? plain[0] ?? null)?.replace(/^(?:Uncaught )?Error(?: \[\w+\])?: /, '').trim() ?? null;
  }
}
