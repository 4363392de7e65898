import { useEffect, useState, type RefObject } from 'react';
import { readColours, type Colours } from './colours';

/** The colours of the theme that holds, read anew whenever it changes; null until they are read. */
export function useColours(place: RefObject<HTMLElement | null>): Colours | null {
  const [colours, setColours] = useState<Colours | null>(null);
  useEffect(() => {
    const read = () => place.current && setColours(readColours(place.current));
    read();
    const theme = new MutationObserver(read);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', read);
    return () => {
      theme.disconnect();
      system.removeEventListener('change', read);
    };
  }, [place]);
  return colours;
}
