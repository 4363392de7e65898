import { clsx } from 'clsx';
import { getLocale } from 'next-intl/server';
import { nearTimeOf } from '@/lib/near-time';

interface NearTimeProps {
  /** A day or an instant of the wire. */
  readonly at: string;
  /** The sentence in which the words stand, where they do not stand alone. */
  readonly sentence?: (when: string) => string;
  readonly className?: string;
}

/** A time in near words, as `RelativeTime` tells it, at the moment of the page: it needs nothing of the browser. */
export async function NearTime({ at, sentence = String, className }: NearTimeProps) {
  const time = nearTimeOf(at, new Date(), await getLocale());
  if (!time) return <span className={className}>{sentence(at)}</span>;
  const { near, full, dateTime } = time;
  const told = near === full ? {} : { title: full, 'data-full': sentence(full) };
  return (
    <time dateTime={dateTime} {...told} className={clsx('relative-time', className)}>
      {sentence(near)}
    </time>
  );
}
