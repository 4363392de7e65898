import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { readPermissions } from '../read-permissions';

/** Whether the active role reads sensitive figures. */
export async function maySeeSensitive(): Promise<boolean> {
  const isHeld = (await readPermissions()).some(({ Permission }) => Permission === 'sensitive.read');
  return isHeld && (await tryCallHr('getSensitiveFigures', {}))?.MayRead === true;
}
