'use client';

import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Language } from '@/lib/contract/platform/languages';
import type { Messages, Namespace } from './messages';

/** Some of the messages, by file. */
export type SomeMessages = { readonly [File in keyof Messages]?: Messages[File] };

interface MessagesContextValue {
  readonly language: Language;
  readonly messages: SomeMessages;
  /** The files of which every message is there. */
  readonly whole: readonly Namespace[];
}

interface MessagesProviderProps {
  /** Left out, that of the provider around. */
  readonly language?: Language;
  readonly messages: SomeMessages;
  readonly whole?: readonly Namespace[];
  readonly children: ReactNode;
}

const NONE: readonly Namespace[] = [];

const MessagesContext = createContext<MessagesContextValue | null>(null);

/** Gives what stands in it messages in the user's language, beside those of the provider that it stands in itself. */
export function MessagesProvider({ language, messages, whole = NONE, children }: MessagesProviderProps) {
  const outer = useContext(MessagesContext);
  const own = language ?? outer?.language ?? 'en';
  const value = useMemo(
    () => ({
      language: own,
      messages: merge(outer?.messages, messages),
      whole: [...(outer?.whole ?? NONE), ...whole],
    }),
    [own, outer, messages, whole],
  );
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

function merge(outer: SomeMessages = {}, inner: SomeMessages): SomeMessages {
  // As objects: the union of all texts of all files is too large for the compiler to spread.
  const before = outer as Readonly<Record<string, object | undefined>>;
  const files = Object.entries(inner as object).map(([file, texts]: [string, object]) => [
    file,
    { ...before[file], ...texts },
  ]);
  return { ...outer, ...Object.fromEntries(files) } as SomeMessages;
}

export function useMessagesContext(): MessagesContextValue {
  const context = useContext(MessagesContext);
  if (!context) throw new Error('nothing provides messages here');
  return context;
}

export const useLanguage = (): Language => useMessagesContext().language;
