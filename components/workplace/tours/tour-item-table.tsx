import { clsx } from 'clsx';
import { RichTextEditor } from '@/components/ui/form/rich-text-editor';
import { TextInput } from '@/components/ui/form/text-input';
import { useMessages } from '@/lib/i18n/use-messages';
import { changedItems, type TourChange, type TourChanges, type TourItem } from './tour-rows';

interface TourItemTableProps {
  readonly items: readonly TourItem[];
  readonly changes: TourChanges;
  readonly onChange: (item: TourItem, change: TourChange) => void;
}

/** On a phone the content has a line of its own. */
const rowClasses = 'max-md:grid max-md:grid-cols-[minmax(0,1fr)_6rem_4rem]';

/** TOUR-04, TOUR-05. */
export function TourItemTable({ items, changes, onChange }: TourItemTableProps) {
  const t = useMessages('tours');
  const words = { bold: t('bold'), italic: t('italic'), bulletList: t('bulletList'), loading: t('loading') };
  return (
    <table className="w-full table-fixed text-left align-top max-md:block">
      <thead className="max-md:block">
        <tr className={clsx('border-b border-line text-muted', rowClasses)}>
          <th scope="col" className="w-36 py-2 pr-3 font-medium max-md:w-auto">
            {t('displayName')}
          </th>
          <th scope="col" className="w-24 py-2 pr-3 font-medium">
            {t('displayOrder')}
          </th>
          <th scope="col" className="w-16 py-2 pr-3 font-medium">
            {t('active')}
          </th>
          <th scope="col" className="py-2 font-medium max-md:col-span-full max-md:pt-0">
            {t('content')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-md:block">
        {items.map((item) => {
          const { DisplayName, DisplayOrder, Active, Content, FieldCode } = changedItems(item, changes);
          const about = (column: string) => `${column}: ${DisplayName}`;
          return (
            <tr key={FieldCode} className={rowClasses}>
              <th scope="row" className="py-3 pr-3 align-top font-medium max-md:self-center">
                {DisplayName}
              </th>
              <td className="py-3 pr-3 align-top">
                <TextInput
                  name={FieldCode}
                  aria-label={about(t('displayOrder'))}
                  maxLength={20}
                  value={DisplayOrder}
                  onChange={({ target }) => onChange(item, { DisplayOrder: target.value })}
                />
              </td>
              <td className="py-3 pr-3 align-top">
                <label className="grid size-11 place-items-center">
                  <input
                    type="checkbox"
                    aria-label={about(t('active'))}
                    checked={Active === 'A'}
                    onChange={({ target }) => onChange(item, { Active: target.checked ? 'A' : 'N' })}
                    className="size-5"
                  />
                </label>
              </td>
              <td className="py-3 align-top max-md:col-span-full max-md:pt-0">
                <RichTextEditor
                  label={about(t('content'))}
                  html={Content}
                  words={words}
                  onChange={(html) => onChange(item, { Content: html })}
                  className="h-[100px] w-[700px] max-w-full"
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
