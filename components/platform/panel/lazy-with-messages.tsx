import { useCallback, type ComponentType, type ReactNode } from 'react';
import { useLoaded } from '@/components/ui/use-loaded';
import type { Namespace } from '@/lib/i18n/messages';
import { MessagesProvider, useMessagesContext } from '@/lib/i18n/messages-context';
import type { LoadMessagesFile } from './panel-messages';

const NO_MESSAGES = {};

/** The component of `load`, loaded with its file of messages unless the page has it; `skeleton` until all has arrived. */
export function lazyWithMessages<Props extends object>(
  namespace: Namespace,
  loadMessages: LoadMessagesFile,
  load: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode = null,
) {
  return function LazyWithMessages(props: Props) {
    const { language, whole } = useMessagesContext();
    const isProvided = whole.includes(namespace) && whole.includes('errors');
    const loadBoth = useCallback(async () => {
      if (isProvided) return { Component: await load(), messages: NO_MESSAGES };
      const { loadPanelMessages } = await import('./panel-messages');
      const [Component, messages] = await Promise.all([load(), loadPanelMessages(language, namespace, loadMessages)]);
      return { Component, messages };
    }, [language, isProvided]);
    const loaded = useLoaded(loadBoth);
    if (!loaded) return skeleton;
    return (
      <MessagesProvider messages={loaded.messages}>
        <loaded.Component {...props} />
      </MessagesProvider>
    );
  };
}
