import type { Language } from '@/lib/contract/platform/languages';
import { namespaces, type MessageFiles } from './message-files.generated';

/**
 * Every word by namespace, which is a file of `messages/<locale>`. The namespaces come from the folder and not from the list of
 * capabilities, because nothing below may import that list; a guard compares the two.
 */
export type Messages = MessageFiles;
export type Namespace = keyof Messages;

/** Every word of one language. Server only: a client part receives the words that it shows. */
export async function loadMessages(language: Language): Promise<Messages> {
  const files = await Promise.all(
    namespaces.map(async (namespace) => {
      const file: { default: object } = await import(`@/messages/${language}/${namespace}.json`);
      return [namespace, file.default];
    }),
  );
  return Object.fromEntries(files);
}
