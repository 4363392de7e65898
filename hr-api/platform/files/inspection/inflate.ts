import { inflateSync } from 'node:zlib';
import { ApiError } from '../../errors';

/** Unpacks so many bytes at most. Throws `file_excessive` for more, and `file_content` for what was never packed. */
export function inflate(packed: Buffer, most: number, unpack: typeof inflateSync = inflateSync): Buffer {
  try {
    return unpack(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const isTooMuch = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new ApiError(isTooMuch ? 'file_excessive' : 'file_content');
  }
}
