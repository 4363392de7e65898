'use client';

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { ReplyFor, RequestFor } from '@/lib/contract/all';
import { defaultKeys } from '@/lib/contract/workplace/shortcut-keys';
import { useCallMutation } from '../call/use-call';

type Shortcuts = ReplyFor<'getShortcuts'>;

interface OwnShortcuts {
  readonly shortcuts: Shortcuts;
  /** Shows a change at once and keeps it with the HR API; takes it back and throws where that fails. */
  readonly save: (change: RequestFor<'saveShortcuts'>) => Promise<void>;
}

const Own = createContext<OwnShortcuts>({ shortcuts: { IsOn: true, Keys: defaultKeys }, save: async () => {} });

interface OwnShortcutsProviderProps {
  /** As the HR API told the page; null where it did not. */
  readonly initial: Shortcuts | null;
  readonly children: ReactNode;
}

/** The person's own shortcuts. */
export function OwnShortcutsProvider({ initial, children }: OwnShortcutsProviderProps) {
  const [shortcuts, setShortcuts] = useState<Shortcuts>(initial ?? { IsOn: true, Keys: defaultKeys });
  const { send } = useCallMutation('saveShortcuts');
  const own = useMemo(
    () => ({
      shortcuts,
      save: async (change: RequestFor<'saveShortcuts'>) => {
        setShortcuts((present) => ({ ...present, ...change }));
        try {
          await send(change);
        } catch (error) {
          setShortcuts(shortcuts);
          throw error;
        }
      },
    }),
    [shortcuts, send],
  );
  return <Own.Provider value={own}>{children}</Own.Provider>;
}

export const useOwnShortcuts = () => useContext(Own);
