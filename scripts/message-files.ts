import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CommandContext } from './command';

export const GENERATED = 'lib/i18n/message-files.generated.ts';

/** The source that names every file of messages with its exact type, which no pattern of imports could say. */
export function messageFilesSource(root: string): string {
  const names = readdirSync(path.join(root, 'messages/en'))
    .map((file) => path.basename(file, '.json'))
    .sort();
  const each = (line: (name: string) => string) => names.map(line).join('\n');
  return `// Written by \`npm run messages\` from the folder messages/en.
/** The files of messages by name, as they are in English. */
export interface MessageFiles {
${each((name) => `  '${name}': typeof import('@/messages/en/${name}.json');`)}
}

export const namespaces = [
${each((name) => `  '${name}',`)}
] as const satisfies readonly (keyof MessageFiles)[];
`;
}

/** `npm run messages`: to be run when a file of messages came or went. */
export async function run({ root }: CommandContext): Promise<void> {
  writeFileSync(path.join(root, GENERATED), messageFilesSource(root));
}
