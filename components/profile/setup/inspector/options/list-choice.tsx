import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { Select } from '@/components/ui/form/select';
import { useCall } from '@/lib/client/call/use-call';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

interface ListChoiceProps {
  readonly listKey: string | null;
  readonly onChange: (list: string | null) => void;
  readonly onNew: () => void;
}

/** One of the organisation's lists, with how long it is; a new one is brought by a file or pasted. */
export function ListChoice({ listKey, onChange, onNew }: ListChoiceProps) {
  const t = useMessages('profile-setup');
  const language = useLanguage();
  const { data } = useCall('listOptionLists', {});
  const lists = data ?? [];
  const chosen = lists.find(({ Key }) => Key === listKey);
  const number = new Intl.NumberFormat(language);
  return (
    <div className="space-y-2">
      <Select
        aria-label={t('optionsList')}
        value={listKey ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{t('chooseList')}</option>
        {listKey !== null && !chosen && <option value={listKey}>{listKey}</option>}
        {lists.map(({ Key, Name, Count }) => (
          <option key={Key} value={Key}>
            {Count > 0 ? t('listWithCount', { name: Name, count: number.format(Count) }) : Name}
          </option>
        ))}
      </Select>
      {chosen?.IsSearched && <p className="text-muted">{t('listSearched')}</p>}
      <button type="button" onClick={onNew} className={`min-h-8 ${textButtonClasses}`}>
        {t('newList')}
      </button>
    </div>
  );
}
