import { allButGet } from '@/lib/bff/call/other-methods';
import { confirmBySso } from '@/lib/bff/sso/proof-steps';

/** The end of a round trip that confirms. A GET, because the provider led here; it proves nothing but what the provider just said. */
export const GET = confirmBySso;

export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = allButGet;
