import { z } from 'zod';

/**
 * What a person writes into one line, of so many characters at most, one of which can be seen. Lines would stand in mails and lists as
 * the portal's own.
 */
export const oneLine = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim())
    .min(1)
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u)
    .max(most);
