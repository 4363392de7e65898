import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useCall } from '@/lib/client/call/use-call';
import type { MenuEntry } from '@/lib/contract/workplace/shell';
import { afterMenuFailure } from './after-menu-failure';

/**
 * MENU-06: the menu as the page brought it, loaded again on each path. A failure keeps the last one or leads away. Null until it
 * is known.
 */
export function useMenu(initial: MenuEntry[] | null): MenuEntry[] | null {
  const router = useRouter();
  const path = usePathname();
  const loadedFor = useRef(path);
  const isLeaving = useRef(false);

  const { data, mutate } = useCall(
    'listMenu',
    {},
    {
      fallbackData: initial ?? undefined,
      revalidateOnMount: false,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      onError: (error) => {
        const next = afterMenuFailure(error);
        if (next && !isLeaving.current) router.push(next);
      },
    },
  );

  useEffect(() => {
    const leave = () => {
      isLeaving.current = true;
    };
    window.addEventListener('beforeunload', leave);
    return () => window.removeEventListener('beforeunload', leave);
  }, []);

  useEffect(() => {
    if (loadedFor.current === path) return;
    loadedFor.current = path;
    void mutate();
  }, [path, mutate]);

  return data ?? initial;
}
