import { useCallback, type ComponentType, type ReactNode } from 'react';
import { useLoaded } from '@/lib/client/call/use-loaded';
import { MessagesProvider, useLanguage } from '@/lib/i18n/messages-context';
import type { FetchedFile } from './panel-messages';

/** The component that `load` brings, fetched with its file of messages; `skeleton` stands in its place until both are here. */
export function lazyWithMessages<Props extends object>(
  file: FetchedFile,
  load: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode = null,
) {
  return function LazyWithMessages(props: Props) {
    const language = useLanguage();
    const loadBoth = useCallback(async () => {
      const { loadPanelMessages } = await import('./panel-messages');
      const [Component, messages] = await Promise.all([load(), loadPanelMessages(language, file)]);
      return { Component, messages };
    }, [language]);
    const loaded = useLoaded(loadBoth);
    if (!loaded) return skeleton;
    return (
      <MessagesProvider messages={loaded.messages}>
        <loaded.Component {...props} />
      </MessagesProvider>
    );
  };
}
