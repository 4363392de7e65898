import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { withoutBasePath } from '@/lib/links/links';

/**
 * Asks before the page is left with unsaved changes: for a link by our dialog, for closing and reloading by the browser's.
 */
export function useConfirmLeave(isUnsaved: boolean) {
  const router = useRouter();
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    if (!isUnsaved) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const askAtLink = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return;
      const to = new URL(link.href);
      if (to.origin !== location.origin || to.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(withoutBasePath(to.pathname) + to.search + to.hash);
    };
    addEventListener('beforeunload', askBrowser);
    document.addEventListener('click', askAtLink, { capture: true });
    return () => {
      removeEventListener('beforeunload', askBrowser);
      document.removeEventListener('click', askAtLink, { capture: true });
    };
  }, [isUnsaved]);

  return {
    isAsked: wanted !== null,
    stay: () => setWanted(null),
    leave: () => {
      if (wanted === null) return;
      setWanted(null);
      router.push(wanted);
    },
  };
}
