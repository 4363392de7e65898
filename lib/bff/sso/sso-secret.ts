import 'server-only';
import { hkdfSync } from 'node:crypto';
import { homeOrigin, portalEnv } from '../../env';

/**
 * What round trips are sealed with: of the newest session secret and of the portal's own origin, so that what one portal
 * began no other takes up (T68).
 */
export function ssoSecret(): string {
  const env = portalEnv();
  const newest = Math.max(...Object.keys(env.SESSION_SECRET).map(Number));
  const secret = env.SESSION_SECRET[newest] ?? '';
  return Buffer.from(hkdfSync('sha256', secret, '', `humming-bird single sign-on ${homeOrigin(env)}`, 32)).toString(
    'base64url',
  );
}
