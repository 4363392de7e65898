import type { ReplyFor } from '@/lib/contract/all';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../../amount-text';
import { Deciders } from '../../preview/deciders';
import { PreviewBox } from '../../preview/preview-box';
import { PreviewFact } from '../../preview/preview-fact';
import { weekdayText } from '../../weekday-text';

type Preview = ReplyFor<'previewCompOffClaim'>;

interface ClaimPreviewProps {
  readonly preview: Preview | undefined;
  readonly isCurrent: boolean;
}

/** What of each day counts or why it does not, until when it lasts, and who confirms it. */
export function ClaimPreview({ preview, isCurrent }: ClaimPreviewProps) {
  const t = useMessages('comp-off.claiming');
  return (
    <PreviewBox label={t('preview')} noDays={t('noDays')} preview={preview} isCurrent={isCurrent}>
      {({ Days, ValidFrom, ExpiresOn, Steps }) => (
        <>
          <PreviewFact name={t('days')}>
            <DayList days={Days} />
          </PreviewFact>
          <PreviewFact name={t('lasts')}>
            <Lasts ValidFrom={ValidFrom} ExpiresOn={ExpiresOn} />
          </PreviewFact>
          <PreviewFact name={t('decides')}>
            <Deciders steps={Steps} />
          </PreviewFact>
        </>
      )}
    </PreviewBox>
  );
}

function DayList({ days }: { readonly days: Preview['Days'] }) {
  const t = useMessages('comp-off.claiming');
  const issues = useMessages('comp-off.issues');
  const amounts = useMessages('leave');
  const language = useLanguage();
  return (
    <ul className="digits">
      {days.map(({ Day, Amount, Holiday, Refusal }) => (
        <li key={Day} className="flex flex-wrap justify-between gap-x-4">
          <span className="wrap-anywhere">
            {Holiday ? t('holiday', { day: weekdayText(Day, language), name: Holiday }) : weekdayText(Day, language)}
          </span>
          <span className={Refusal ? 'text-danger' : 'text-muted'}>
            {Refusal ? issues(Refusal) : amountText(amounts, Amount)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Lasts({ ValidFrom, ExpiresOn }: Pick<Preview, 'ValidFrom' | 'ExpiresOn'>) {
  const t = useMessages('comp-off.credits');
  const language = useLanguage();
  const from = wireTimeText(ValidFrom, language);
  return ExpiresOn ? t('until', { from, to: wireTimeText(ExpiresOn, language) }) : t('from', { date: from });
}
