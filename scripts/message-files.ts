import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CommandContext } from './command';

export const GENERATED = 'lib/i18n/message-files.generated.ts';

/** The source that says of the messages what no import can: their files by name, and the arguments of each. */
export function messageFilesSource(root: string): string {
  const folder = path.join(root, 'messages/en');
  const names = readdirSync(folder)
    .map((file) => path.basename(file, '.json'))
    .sort();
  const parts = names.flatMap((name) => {
    const texts: unknown = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
    return argumentsBelow(name, texts);
  });
  const each = (line: (name: string) => string) => names.map(line).join('\n');
  return `// Written by \`npm run messages\` from the folder messages/en.
/** The files of messages by name, as they are in English. */
export interface MessageFiles {
${each((name) => `  '${name}': typeof import('@/messages/en/${name}.json');`)}
}

export const namespaces = [
${each((name) => `  '${name}',`)}
] as const satisfies readonly (keyof MessageFiles)[];

/** The arguments of each message that has some. */
export interface MessageArguments {
${parts.join('\n')}
}
`;
}

function argumentsBelow(at: string, part: unknown): string[] {
  if (typeof part === 'object' && part !== null)
    return Object.entries(part).flatMap(([key, below]) => argumentsBelow(`${at}.${key}`, below));
  const names = argumentsOf(String(part)).map((name) => `'${name}'`);
  return names.length > 0 ? [`  '${at}': ${names.join(' | ')};`] : [];
}

/** Braces hold arguments and, within a plural or a selection, texts by turns: the outermost and each second below. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  let depth = 0;
  for (const { 0: brace, 1: name } of message.matchAll(/\{\s*(\w*)|\}/g)) {
    if (brace === '}') depth--;
    else if (depth++ % 2 === 0 && name) names.add(name);
  }
  return [...names].sort();
}

/** `npm run messages`: to be run when a message, its arguments or a file of messages came or went. */
export async function run({ root }: CommandContext): Promise<void> {
  writeFileSync(path.join(root, GENERATED), messageFilesSource(root));
}
