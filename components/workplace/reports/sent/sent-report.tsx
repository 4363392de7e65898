import { getLocale, getTranslations } from 'next-intl/server';
import { FileCard } from '@/components/platform/files/file-card';
import { FileLink } from '@/components/ui/button/file-link';
import { Card } from '@/components/ui/card';
import type { ReplyFor } from '@/lib/contract/all';
import type { Language } from '@/lib/contract/platform/languages';
import { dateTimeText } from '@/lib/dates';
import { addressOfFile } from '@/lib/links/address-of-file';
import { SentRows } from './sent-rows';

interface SentReportProps {
  readonly code: string;
  readonly report: ReplyFor<'getSentReport'>;
}

/** A report that was mailed as a link, with the way to its file and its first rows. */
export async function SentReport({ code, report }: SentReportProps) {
  const [t, language] = await Promise.all([getTranslations('sent-report'), getLocale() as Promise<Language>]);
  const { FileName, RowCount, Size, SentAt, EndsAt } = report;
  const timeOf = (at: string) => dateTimeText(new Date(at), language);
  return (
    <div className="space-y-5">
      <Card className="max-w-2xl space-y-4 p-5 md:p-6">
        <FileCard name={FileName} size={Size} language={language} />
        <p className="text-muted">
          {t('sent', { when: timeOf(SentAt), rows: new Intl.NumberFormat(language).format(RowCount) })}
        </p>
        <p className="text-muted">{t('ends', { when: timeOf(EndsAt) })}</p>
        <FileLink address={addressOfFile('downloadSentReport', { SentCode: code })} variant="primary">
          {t('download')}
        </FileLink>
      </Card>
      {report.Rows.length > 0 && <SentRows report={report} language={language} />}
    </div>
  );
}
