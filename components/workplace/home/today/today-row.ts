import type { ReplyFor } from '@/lib/contract/all';

export type Today = ReplyFor<'listToday'>;
export type TodayRow = Today['Rows'][number];
