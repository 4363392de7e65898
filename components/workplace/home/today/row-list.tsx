import { getTranslations } from 'next-intl/server';
import { MoreRows } from './more-rows';
import { Row } from './row';
import type { TodayRow } from './today-row';

/** So many rows answer what there is; the rest unfolds. */
const SHOWN_ROWS = 5;

interface RowListProps {
  readonly rows: readonly TodayRow[];
  /** How many there are, those that were not given included. */
  readonly count: number;
}

export async function RowList({ rows, count }: RowListProps) {
  const t = await getTranslations('home');
  const all = rows.map((row) => <Row key={`${row.Kind} ${row.Code}`} row={row} />);
  const total = Math.max(count, rows.length);
  return (
    <MoreRows
      first={all.slice(0, SHOWN_ROWS)}
      rest={all.slice(SHOWN_ROWS)}
      showText={rows.length < total ? t('firstOf', { shown: rows.length, count: total }) : t('all', { count: total })}
    />
  );
}
