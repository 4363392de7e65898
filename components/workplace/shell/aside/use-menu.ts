import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useCall } from '@/lib/client/call/use-call';
import type { CallError } from '@/lib/client/call/call-error';
import type { MenuEntry } from '@/lib/contract/workplace/shell';

/** SESS-18, SESS-19, SCON-23 and SOPQ-13: where a menu that could not be loaded leads; null keeps the last one. */
export function afterMenuFailure({ status, code }: Pick<CallError, 'status' | 'code'>): string | null {
  if (status === 400) return '/error';
  if (status === 403) return '/unauthorized?why=menu';
  const isUnanswered = status === 0 || code === 'upstream_unavailable' || code === 'upstream_timeout';
  return isUnanswered ? '/error?reason=unreachable' : null;
}

/** MENU-06: the menu as the page brought it, loaded again on each path. A failure keeps the last one or leads away. */
export function useMenu(initial: MenuEntry[]): MenuEntry[] {
  const router = useRouter();
  const path = usePathname();
  const loadedFor = useRef(path);
  const isLeaving = useRef(false);

  const { data, mutate } = useCall(
    'listMenu',
    {},
    {
      fallbackData: initial,
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
