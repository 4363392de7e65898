import { useCallback, type ComponentType, type ReactNode } from 'react';
import { useLoaded } from '@/components/ui/use-loaded';
import type { Namespace } from '@/lib/i18n/messages';
import { MessagesProvider, useLanguage } from '@/lib/i18n/messages-context';
import type { LoadMessagesFile } from './panel-messages';

/** The component of `load`, loaded with its file of messages; `skeleton` until both have arrived. */
export function lazyWithMessages<Props extends object>(
  namespace: Namespace,
  loadMessages: LoadMessagesFile,
  load: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode = null,
) {
  return function LazyWithMessages(props: Props) {
    const language = useLanguage();
    const loadBoth = useCallback(async () => {
      const { loadPanelMessages } = await import('./panel-messages');
      const [Component, messages] = await Promise.all([load(), loadPanelMessages(language, namespace, loadMessages)]);
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
