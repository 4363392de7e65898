import type { CallName, ReplyFor, RequestFor } from '@/lib/contract/all';

/** Which section of whom: as the calls take it. */
export interface SectionPlace {
  readonly SectionCode: number;
  readonly ChillCode: string;
}

/** Makes a call: of the server's or of the browser's. */
export type Read = <Name extends CallName>(name: Name, request: RequestFor<Name>) => Promise<ReplyFor<Name>>;
