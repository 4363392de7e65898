import { RichTextEditor } from '@/components/ui/rich-text-editor';
import { TextInput } from '@/components/ui/text-input';
import type { ToursTranslator } from './tour-editor';
import { changed, type TourChange, type TourChanges, type TourItem } from './tour-rows';

interface TourItemTableProps {
  readonly t: ToursTranslator;
  readonly items: readonly TourItem[];
  readonly changes: TourChanges;
  readonly onChange: (item: TourItem, change: TourChange) => void;
}

/** TOUR-04, TOUR-05. */
export function TourItemTable({ t, items, changes, onChange }: TourItemTableProps) {
  const words = { bold: t('bold'), italic: t('italic'), bulletList: t('bulletList'), loading: t('loading') };
  return (
    <table className="w-full text-left align-top">
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="w-40 py-2 pr-3 font-medium">
            {t('displayName')}
          </th>
          <th scope="col" className="w-24 py-2 pr-3 font-medium">
            {t('displayOrder')}
          </th>
          <th scope="col" className="w-16 py-2 pr-3 font-medium">
            {t('active')}
          </th>
          <th scope="col" className="py-2 font-medium">
            {t('content')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {items.map((item) => {
          const { DisplayName, DisplayOrder, Active, Content, FieldCode } = changed(item, changes);
          const about = (column: string) => `${column}: ${DisplayName}`;
          return (
            <tr key={FieldCode}>
              <th scope="row" className="py-3 pr-3 align-top font-medium">
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
                    className="size-5 accent-(--accent)"
                  />
                </label>
              </td>
              <td className="py-3 align-top">
                <RichTextEditor
                  label={about(t('content'))}
                  html={Content}
                  words={words}
                  onChange={(html) => onChange(item, { Content: html })}
                  className="h-[100px] w-[700px] max-w-full min-w-56"
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
