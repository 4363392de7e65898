import { addressOfFile } from '@/lib/links/address-of-file';

/** Where the proof of a request is fetched. */
export const addressOfProof = (headercode: string, filename: string): string =>
  addressOfFile('downloadLeaveProof', { empid: '', headercode, filename });
