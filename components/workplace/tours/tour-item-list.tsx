import { Button } from '@/components/ui/button/button';
import { TextInput } from '@/components/ui/form/text-input';
import { useMessages } from '@/lib/i18n/use-messages';
import type { TourItem } from './tour-rows';

interface TourItemListProps {
  readonly items: readonly TourItem[];
  readonly typed: string;
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly onType: (text: string) => void;
  readonly onPage: (page: number) => void;
  readonly onChoose: (item: TourItem) => void;
}

/** TOUR-02, TOUR-03: search and pages; a name leads to its row. */
export function TourItemList({ items, typed, page, pages, onType, onPage, onChoose }: TourItemListProps) {
  const t = useMessages('tours');
  return (
    <div>
      <TextInput
        type="search"
        aria-label={t('searchLabel')}
        placeholder={t('search')}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <ul aria-label={t('list')} className="mt-3 space-y-0.5">
        {items.map((item) => (
          <li key={item.FieldCode}>
            <button
              type="button"
              onClick={() => onChoose(item)}
              className="flex min-h-11 w-full flex-col justify-center rounded px-3 py-1.5 text-left transition-colors duration-150 hover:bg-hover"
            >
              <span className="font-medium">{item.DisplayName}</span>
              <span className="text-xs text-muted">{t(item.TourType === 'global' ? 'ofPortal' : 'ofPage')}</span>
            </button>
          </li>
        ))}
      </ul>
      {items.length === 0 && <p className="mt-3 px-3 text-muted">{t('noMatch')}</p>}
      {pages > 1 && (
        <nav aria-label={t('pages')} className="mt-3 flex items-center justify-between gap-2">
          <Button type="button" variant="secondary" disabled={page === 0} onClick={() => onPage(page - 1)}>
            {t('previous')}
          </Button>
          <p role="status" className="text-muted digits">
            {t('pageOf', { page: page + 1, pages })}
          </p>
          <Button type="button" variant="secondary" disabled={page === pages - 1} onClick={() => onPage(page + 1)}>
            {t('next')}
          </Button>
        </nav>
      )}
    </div>
  );
}
