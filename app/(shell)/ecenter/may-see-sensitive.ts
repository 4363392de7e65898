import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { readPermissions } from '../read-permissions';

/** Whether the page of sensitive figures has something for the active role: to read or to set. */
export async function maySeeSensitive(): Promise<boolean> {
  const held = (await readPermissions()).map(({ Permission }) => Permission);
  if (held.includes('sensitive.configure')) return true;
  return held.includes('sensitive.read') && (await tryCallHr('getSensitiveFigures', {}))?.MayRead === true;
}
