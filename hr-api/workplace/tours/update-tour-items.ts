import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { lockItem, storeItem } from './data';

/**
 * Stores the rows that differ from what is there, and audits those. A row whose field, tour and type do not belong together
 * refuses all of them.
 */
export const updateTourItems: Handler<'updateTourItems'> = async (rows, context) => {
  const { db, language } = context;
  // By their code, so that two who save at once do not wait for each other's rows.
  const inOrder = Object.entries(rows).sort(([, one], [, other]) => (one.FieldCode < other.FieldCode ? -1 : 1));
  for (const [key, row] of inOrder) {
    const item = await lockItem(db, row.FieldCode, language);
    if (!item || item.tourCode !== row.HeaderCode || item.type !== row.Param)
      throw new ApiError('invalid', { issues: [{ path: `${key}.FieldCode`, message: 'belongs to no such tour' }] });
    const before = { displayOrder: item.displayOrder, isActive: item.isActive, content: item.content };
    const after = {
      displayOrder: row.DisplayOrder.trim(),
      isActive: row.Active === 'A',
      content: row.DisplayContent,
    };
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    await storeItem(db, item, after, language);
    const subject = { kind: 'tour step', id: item.id };
    await audit(context, { subject, action: 'change tour step', before, after: { ...after, language } });
  }
  return {};
};
