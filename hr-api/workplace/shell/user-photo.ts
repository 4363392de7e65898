import type { CallContext, Handler } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { dayOf } from '../../platform/dates';
import { findPhoto } from '../../people/photo';

/** Nobody there, nobody whom the caller may know, and nobody with a photo are refused alike (T64). */
async function readPhoto({ empid }: { readonly empid: string }, { actor, db, now }: CallContext) {
  const file = await findPhoto(db, actor, { empid, today: dayOf(now) });
  if (!file) throw new ApiError('not_found');
  return { file, fileName: file.type === 'image/png' ? 'Photo.png' : 'Photo.jpeg' };
}

export const getUserPhoto: Handler<'getUserPhoto'> = readPhoto;
export const getPhoto: Handler<'getPhoto'> = readPhoto;
