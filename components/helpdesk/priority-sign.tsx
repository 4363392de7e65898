import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icons/icon';

const bars = ['M5 19v-4', 'M5 19v-4m7 4v-9', 'M5 19v-4m7 4v-9m7 9V5'] as const;

/** How urgent a ticket is: as many bars as the product's own priorities have steps, and the name. */
export function PrioritySign({ code, name }: { readonly code: number; readonly name: string }) {
  const classes = code === 3 ? 'text-danger' : code === 2 ? 'text-warning' : 'text-muted';
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon path={bars[code - 1] ?? bars[0]} className={clsx('size-4', classes)} />
      {name}
    </span>
  );
}
