import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { SelectField } from '@/components/ui/form/select-field';
import type { SavedReport } from '@/lib/contract/workplace/reports/saved-reports';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SendingForm } from '../use-sending-form';

interface LayoutFieldProps {
  readonly form: SendingForm;
  /** Report Name where it is sent at once, Saved Report in a schedule (VCON-40, VOPQ-22). */
  readonly label: string;
  readonly saved: readonly SavedReport[];
  /** Keeps what the page shows as a layout, so that it can be sent. */
  readonly onSaveShown: () => void;
}

/** Which saved layout is sent. */
export function LayoutField({ form, label, saved, onSaveShown }: LayoutFieldProps) {
  const t = useMessages('report-sending');
  const groups = [
    { name: t('ownLayouts'), layouts: saved.filter(({ IsOwn }) => IsOwn) },
    { name: t('sharedLayouts'), layouts: saved.filter(({ IsOwn }) => !IsOwn) },
  ];
  return (
    <div>
      <SelectField {...form.field('SavedReportCode')} label={label} isMandatory>
        <option value="">{t(saved.length > 0 ? 'choose' : 'noLayouts')}</option>
        {groups
          .filter(({ layouts }) => layouts.length > 0)
          .map(({ name, layouts }) => (
            <optgroup key={name} label={name}>
              {layouts.map(({ SaveReportCode, SaveReportName }) => (
                <option key={SaveReportCode} value={SaveReportCode}>
                  {SaveReportName}
                </option>
              ))}
            </optgroup>
          ))}
      </SelectField>
      <button type="button" className={`${textButtonClasses} mt-1.5`} onClick={onSaveShown}>
        {t('saveShown')}
      </button>
    </div>
  );
}
