import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Messages, Namespace } from './messages';
import { MessagesProvider, type SomeMessages } from './messages-context';

/** A file of messages, or one entry of one: `table`, `shell.menu`. */
type MessagesPart = { [File in keyof Messages]: File | `${File}.${keyof Messages[File] & string}` }[keyof Messages];

const isWhole = (part: MessagesPart): part is Namespace => !part.includes('.');

/** Provides what the page's client components say: it travels with the page, so only what they need. */
export async function PageMessages({ of, children }: { of: readonly MessagesPart[]; children: ReactNode }) {
  const [language, messages] = await Promise.all([getLocale(), getMessages()]);
  return (
    <MessagesProvider language={language} messages={pickMessages(messages, of)} whole={of.filter(isWhole)}>
      {children}
    </MessagesProvider>
  );
}

function pickMessages(messages: Messages, parts: readonly MessagesPart[]): SomeMessages {
  const picked: Record<string, object> = {};
  for (const part of parts) {
    const [file, entry] = part.split('.') as [keyof Messages, string?];
    const texts = messages[file];
    picked[file] = { ...picked[file], ...(entry ? { [entry]: texts[entry as keyof typeof texts] } : texts) };
  }
  return picked;
}
