import type { Handler } from '../../platform/calls/call';
import { accountById } from '../sign-in/accounts';
import { base32 } from './app/base32';
import { newOffer } from './app/offer';

/** What apps show above the codes. */
const ISSUER = 'Humming bird';

/** A key for an app of the caller's. */
export const startAuthenticator: Handler<'startAuthenticator'> = async (_request, { actor, db, now, services }) => {
  const { accountId } = actor;
  const { loginId } = await accountById(db, accountId);
  const { secret, offer } = newOffer({ key: services.secrets.authenticator, accountId, now });
  const Secret = base32(secret);
  const label = [ISSUER, loginId].map(encodeURIComponent).join(':');
  const query = `secret=${Secret}&issuer=${encodeURIComponent(ISSUER)}&algorithm=SHA1&digits=6&period=30`;
  return { Secret, Address: `otpauth://totp/${label}?${query}`, Offer: offer };
};
