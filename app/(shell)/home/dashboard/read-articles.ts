import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { readPermissions } from '../../read-permissions';

/** Undefined where the role may read none, null where the HR API does not say. */
export async function readArticles() {
  const permissions = await readPermissions();
  if (!permissions.some(({ Permission }) => Permission === 'article.read')) return undefined;
  return tryCallHr('listArticles', { Search: '', Module: 'chillconnect' });
}
