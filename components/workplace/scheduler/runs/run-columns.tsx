import { RelativeTime } from '@/components/ui/relative-time';
import type { Column } from '@/components/ui/table/column';
import type { Language } from '@/lib/contract/platform/languages';
import type { ServiceRun } from '@/lib/contract/workplace/scheduler/services';
import { dateTimeText } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';
import { RunState } from './run-state';

const durationMs = ({ StartedAt, EndedAt }: ServiceRun) =>
  EndedAt === '' ? null : Date.parse(EndedAt) - Date.parse(StartedAt);

/** What a run says of itself, its failure and by which id the log tells more. */
export function runColumns(t: Translate<'scheduler'>, language: Language): readonly Column<ServiceRun>[] {
  const seconds = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return [
    { id: 'ServiceName', title: t('service'), value: ({ ServiceName }) => ServiceName },
    {
      id: 'StartedAt',
      title: t('startedAt'),
      value: ({ StartedAt }) => StartedAt,
      text: ({ StartedAt }) => dateTimeText(new Date(StartedAt), language),
      cell: ({ StartedAt }) => <RelativeTime at={StartedAt} />,
      firstDirection: 'desc',
    },
    {
      id: 'State',
      title: t('result'),
      value: ({ State }) => t(`states.${State}`),
      cell: (run) => <RunState run={run} />,
    },
    {
      id: 'Duration',
      title: t('duration'),
      value: durationMs,
      text: (run) => {
        const ms = durationMs(run);
        return ms === null ? '' : t('seconds', { seconds: seconds.format(ms / 1000) });
      },
      align: 'end',
    },
    { id: 'Cause', title: t('cause'), value: ({ Cause }) => t(`causes.${Cause}`) },
    { id: 'ErrorName', title: t('error'), value: ({ ErrorName }) => ErrorName },
    {
      id: 'RequestId',
      title: t('requestId'),
      value: ({ RequestId }) => RequestId,
      cell: ({ RequestId, State }) => (
        <code className={State === 'failed' ? 'text-xs break-all' : 'text-xs break-all text-muted'}>{RequestId}</code>
      ),
      canSort: false,
    },
  ];
}
