import type { SendingIssue } from './sending-rules';

export const MAX_ADDRESSES = 50;

/** What fifty addresses may take up. */
export const MAX_ADDRESSES_LENGTH = 13_000;

export const MAX_ADDRESS_LENGTH = 254;

/** Plain ASCII alone: what looks like a letter of it is none. */
const ADDRESS =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,64})*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

const LINE_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u;

export type ReadAddresses =
  | { readonly addresses: readonly string[] }
  | { readonly issue: Extract<SendingIssue, 'line_break' | 'not_an_address' | 'too_many'>; readonly address: string };

/** The addresses of a text (VOPQ-21), between commas or semicolons, in small letters and each once; or what is wrong with it. */
export function readAddresses(text: string): ReadAddresses {
  if (LINE_BREAK.test(text)) return { issue: 'line_break', address: '' };
  const named = text.split(/[,;]/).map((part) => part.trim().toLowerCase());
  const addresses = [...new Set(named.filter((part) => part !== ''))];
  if (addresses.length > MAX_ADDRESSES) return { issue: 'too_many', address: '' };
  const wrong = addresses.find((address) => !isMailAddress(address));
  return wrong === undefined ? { addresses } : { issue: 'not_an_address', address: wrong };
}

export const isMailAddress = (text: string): boolean => text.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(text);
