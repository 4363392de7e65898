import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from './answer';

const FOLDER = join(__dirname, '../recorded');

/** Answers by call, person and column. */
export type Answers = Record<string, Record<string, Record<string, Answer>>>;

/** Replies by call, each as whom it was asked for. */
export type Replies = Record<string, { readonly as: string; readonly reply: unknown }>;

/** As a file holds it: an answer is its outcome, and behind `=` the letter of its fields. */
type Written = Record<
  string,
  { readonly fields: Record<string, string>; readonly answers: Record<string, Record<string, string>> }
>;

/** RECORD_ACCESS=1 writes down what is answered now instead of comparing it; the change of the files is then to be read. */
export const isRecording = process.env.RECORD_ACCESS === '1';

const fileOf = (name: string) => join(FOLDER, `${name}.json`);

function read<Content>(name: string): Content | Record<string, never> {
  return existsSync(fileOf(name)) ? (JSON.parse(readFileSync(fileOf(name), 'utf8')) as Content) : {};
}

export function readAnswers(capability: string): Answers {
  const calls = Object.entries(read<Written>(capability)).map(([call, { fields, answers }]) => {
    const people = Object.entries(answers).map(([person, columns]) => {
      const cells = Object.entries(columns).map(([column, text]) => {
        const [outcome = '', letter = ''] = text.split(' = ');
        return [column, { outcome, fields: fields[letter] ?? '' }];
      });
      return [person, Object.fromEntries(cells)];
    });
    return [call, Object.fromEntries(people)];
  });
  return Object.fromEntries(calls) as Answers;
}

export function readReplies(capability: string): Replies {
  return read<Replies>(`${capability}.replies`);
}

/** A line for each call and person; fields that several are answered stand there once. */
export function writeAnswers(capability: string, answers: Answers): void {
  const calls = Object.entries(answers).map(([call, people]) => {
    const letters = new Map<string, string>();
    const letterOf = (fields: string) => {
      if (!letters.has(fields)) letters.set(fields, String.fromCharCode('A'.charCodeAt(0) + letters.size));
      return letters.get(fields);
    };
    const lines = Object.entries(people).map(([person, columns]) => {
      const cells = Object.entries(columns).map(([column, { outcome, fields }]) => [
        column,
        fields ? `${outcome} = ${letterOf(fields)}` : outcome,
      ]);
      return [person, Object.fromEntries(cells)] as const;
    });
    const fields = [...letters].map(([text, letter]) => [letter, text] as const);
    return `  ${JSON.stringify(call)}: {\n    "fields": ${block(fields, 4)},\n    "answers": ${block(lines, 4)}\n  }`;
  });
  writeFileSync(fileOf(capability), `{\n${calls.join(',\n')}\n}\n`);
}

/** A line for each row or field of a reply. */
export function writeReplies(capability: string, replies: Replies): void {
  if (Object.keys(replies).length === 0) return;
  const calls = Object.entries(replies).map(([call, { as, reply }]) => {
    const text = Array.isArray(reply) ? rows(reply) : block(Object.entries(reply as object), 4);
    return `  ${JSON.stringify(call)}: {\n    "as": ${JSON.stringify(as)},\n    "reply": ${text}\n  }`;
  });
  writeFileSync(fileOf(`${capability}.replies`), `{\n${calls.join(',\n')}\n}\n`);
}

function block(entries: readonly (readonly [string, unknown])[], indent: number): string {
  if (entries.length === 0) return '{}';
  const pad = ' '.repeat(indent);
  const lines = entries.map(([key, value]) => `${pad}  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n${pad}}`;
}

function rows(reply: readonly unknown[]): string {
  return reply.length === 0 ? '[]' : `[\n${reply.map((row) => `      ${JSON.stringify(row)}`).join(',\n')}\n    ]`;
}
