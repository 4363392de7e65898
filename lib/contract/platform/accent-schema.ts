import { z } from 'zod';
import { colorsOf } from './accent-colors';

const HEX = /^#[0-9a-f]{6}$/i;

/** A company's colour, on which text can be read. */
export const accentSchema = z
  .string()
  .regex(HEX, 'must be a colour like #1bc5bd')
  .refine((color) => !HEX.test(color) || colorsOf(color) !== null, {
    error: 'text cannot be read on this colour, neither dark nor white: choose a lighter or a darker one',
  });
