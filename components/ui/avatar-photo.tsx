'use client';

import { useState } from 'react';

const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;

/** A photo that lies over what stands for it, and is gone when it does not load. Only scripts notice that: without them there is none. */
export function AvatarPhoto({ address }: { address: string }) {
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === address) return null;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- photos are streamed to their one reader, never optimised
    <img
      src={address}
      alt=""
      loading="lazy"
      ref={(image) => {
        if (image && isBroken(image)) setMissing(address);
      }}
      onError={() => setMissing(address)}
      className="absolute inset-0 size-full rounded-full object-cover noscript:hidden"
    />
  );
}
