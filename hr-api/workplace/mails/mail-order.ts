import { desc, sql, type SQL } from 'drizzle-orm';
import { instantValue } from '../../platform/db/instant';
import { ApiError } from '../../platform/errors';
import { sentMails } from '../../platform/mail/sent/tables';

/** The newest first. */
export const newestFirst: SQL[] = [desc(sentMails.queuedAt), desc(sentMails.id)];

/** The place of a mail in the list. */
export const formatCursor = ({ queuedAt, id }: Pick<typeof sentMails.$inferSelect, 'queuedAt' | 'id'>): string =>
  `${queuedAt.getTime()}.${id}`;

/** Behind a place that `formatCursor` wrote, as a condition; refuses any other text. */
export function afterCursor(position: string): SQL | undefined {
  if (!position) return undefined;
  const [, queued = '', id = ''] = /^(\d{1,13})\.([\w-]{1,100})$/.exec(position) ?? [];
  if (!id) throw new ApiError('bad_request', { message: 'The list has no such position' });
  return sql`(${sentMails.queuedAt}, ${sentMails.id}) < (${instantValue(new Date(Number(queued)))}, ${id})`;
}
