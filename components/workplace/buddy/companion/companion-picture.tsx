import type { Companion } from './companion';

const sizes = { sm: 40, lg: 112 } as const;

/** A companion's picture; their name stands beside it. */
export function CompanionPicture({ companion, size }: { companion: Companion; size: keyof typeof sizes }) {
  const pixels = sizes[size];
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a drawing that lies in its own address
    <img src={companion.picture} alt="" width={pixels} height={pixels} className="shrink-0 rounded-full" />
  );
}
