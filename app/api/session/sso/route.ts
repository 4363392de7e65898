import { allButGet } from '@/lib/bff/call/other-methods';
import { signInBySso } from '@/lib/bff/sso/sso-steps';

/**
 * The end of a round trip. A GET, because the provider led here; it does something only for the browser that began one and
 * brought back a checked identity within the last two minutes.
 */
export const GET = signInBySso;

export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = allButGet;
