import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { SelectBox } from '@/components/ui/table/selection/select-box';
import { areSelected, selectRange, toggleRow } from '@/components/ui/table/selection/select-rows';
import type { LeftPerson } from '@/lib/contract/workplace/retention/retention';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { LeftRow } from './left-row';
import type { LeftPeople } from './use-left-people';

interface LeftListProps {
  readonly list: LeftPeople['list'];
  readonly canChoose: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

const idOf = ({ ChillCode }: LeftPerson) => ChillCode;

/** The people of a view, page by page, each with a box where some can be chosen, and one for all that are shown. */
export function LeftList({ list, canChoose, chosen, onChoose }: LeftListProps) {
  const t = useMessages('retention');
  const errorText = useErrorText();
  const { rows, hasMore, failure, isLoadingMore, loadMore } = list;
  const areAll = areSelected(chosen, rows, idOf);
  return (
    <>
      {canChoose && (
        <div className="flex items-center gap-x-2 border-b border-line px-4 md:px-5">
          <span className="-ml-3">
            <SelectBox
              label={t('chooseAll')}
              isSelected={areAll}
              isStop
              onToggle={() => onChoose(selectRange(chosen, rows.map(idOf), areAll !== true))}
            />
          </span>
          <span aria-hidden="true" className="text-muted">
            {t('chooseAll')}
          </span>
        </div>
      )}
      <ul aria-labelledby="left-people" className="divide-y divide-line">
        {rows.map((person) => (
          <LeftRow
            key={person.ChillCode}
            person={person}
            isChosen={canChoose && chosen.has(person.ChillCode)}
            onToggle={canChoose ? () => onChoose(toggleRow(chosen, person.ChillCode)) : undefined}
          />
        ))}
      </ul>
      {hasMore && (
        <div className="space-y-3 border-t border-line p-4 text-center">
          {failure !== null && <Alert tone="danger">{errorText(failure)}</Alert>}
          <Button variant="secondary" type="button" isBusy={isLoadingMore} onClick={() => void loadMore()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
