import type { SectionDefinition } from '../../../../lib/contract/people/section-definition';
import { address } from './sections/address';
import { bank } from './sections/bank';
import { benefit } from './sections/benefit';
import { contact } from './sections/contact';
import { education } from './sections/education';
import { emergency } from './sections/emergency';
import { experience } from './sections/experience';
import { family } from './sections/family';
import { identity } from './sections/identity';
import { passport } from './sections/passport';
import { personal } from './sections/personal';
import { photo } from './sections/photo';

/** The sections that the product brings, by their codes on the wire and in their order. */
export const beginningSections: ReadonlyMap<number, SectionDefinition> = new Map([
  [1, personal],
  [2, photo],
  [3, contact],
  [4, address],
  [5, family],
  [6, education],
  [7, experience],
  [8, bank],
  [9, passport],
  [10, identity],
  [11, emergency],
  [35, benefit],
]);
