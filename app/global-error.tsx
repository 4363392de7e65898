'use client';

import { useEffect, useState, type ReactNode } from 'react';

interface ErrorProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** When even the frame of every page failed. What it shows is fetched only then: every page would carry it otherwise. */
export default function GlobalError({ error, retry }: ErrorProps) {
  const [{ language, notice }, setFault] = useState<{ language: string; notice: ReactNode }>({
    language: 'en',
    notice: null,
  });

  useEffect(() => {
    void import('./global-error-notice')
      .then(({ renderGlobalError }) => renderGlobalError(error, retry))
      .then(setFault);
  }, [error, retry]);

  return (
    <html lang={language}>
      <body>
        <main className="flex min-h-dvh">{notice}</main>
      </body>
    </html>
  );
}
