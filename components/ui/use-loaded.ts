import { useEffect, useState } from 'react';

const RETRY_MS = 5000;

/**
 * What `load` brings, undefined until it is here. What does not arrive is fetched again every five seconds, so that a part of a
 * page that nobody waits for comes by itself when the line does. `load` must stay the same function; null while nobody wants it.
 */
export function useLoaded<Part>(load: (() => Promise<Part>) | null): Part | undefined {
  const [loaded, setLoaded] = useState<{ readonly part: Part } | null>(null);
  useEffect(() => {
    if (!load) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const begin = () =>
      void load().then(
        (part) => isWanted && setLoaded({ part }),
        () => {
          if (isWanted) timer = setTimeout(begin, RETRY_MS);
        },
      );
    begin();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [load]);
  return loaded?.part;
}
