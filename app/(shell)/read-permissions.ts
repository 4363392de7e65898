import { cache } from 'react';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';

/** What the caller's active role may do, asked once for a page; nothing where the HR API does not say. */
export const readPermissions = cache(async () => (await tryCallHr('listOwnPermissions', {})) ?? []);
