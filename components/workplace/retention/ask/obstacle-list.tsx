import { useId } from 'react';
import type { ErasureObstacle } from '@/lib/contract/workplace/retention/retention-rules';
import { useMessages } from '@/lib/i18n/use-messages';

interface ObstacleListProps {
  readonly obstacles: readonly {
    readonly ChillCode: string;
    readonly Name: string;
    readonly Because: ErasureObstacle;
  }[];
}

/** Who cannot be erased now, each with why. */
export function ObstacleList({ obstacles }: ObstacleListProps) {
  const t = useMessages('retention');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {t('obstacles.title', { count: obstacles.length })}
      </h3>
      <ul aria-labelledby={id} className="mt-1 divide-y divide-line">
        {obstacles.map(({ ChillCode, Name, Because }) => (
          <li key={ChillCode} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 font-medium wrap-anywhere">{Name}</span>
            <span className="text-muted">{t(`obstacles.${Because}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
